/** Whether this page lies on a plain web server, marked so by `make pocket`: no house but this browser's own will answer. */
export const isAlone = 'alone' in document.documentElement.dataset;
