import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

const engine = fileURLToPath(new URL('../src/pomezi', import.meta.url));

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  resolve: {
    alias: { $engine: engine, $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 400, assetsInlineLimit: 0 },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
}));
