/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Catalogues without what only people read: comments, and lines left blank between sentences. */
const lean = {
  name: 'lean-catalogues',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const lines = readFileSync(id.slice(0, -'?raw'.length), 'utf8').split('\n');
    const kept = lines.filter((line) => line.trim() && !line.startsWith('#'));
    return `export default ${JSON.stringify(kept.join('\n') + '\n')}`;
  },
};

const engine = fileURLToPath(new URL('../src/pomezi', import.meta.url));

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [lean, svelte()],
  resolve: {
    alias: { $engine: engine, $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // The worker of the pocket lies apart: it alone may run WebAssembly.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/pocket/[name]-[hash].js' } } },
  build: {
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
}));
