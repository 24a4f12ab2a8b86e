// The client's own sentences, a file a language.
export const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
