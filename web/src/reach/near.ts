// Which addresses reach how far.

/** An address that means the machine itself: nobody else gets anywhere with it. */
export const isNear = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);

/** An address or name of a local network. */
export const isLocal = (host: string): boolean =>
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host) ||
  /^\[(fe80|f[cd])/i.test(host) ||
  host.endsWith('.local');
