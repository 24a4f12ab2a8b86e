// Ready phrases, which each reads in their own language (`say-…` in the catalogues).
export const PHRASES = ['hello', 'luck', 'nice', 'thanks', 'moment', 'oops', 'again', 'bye'];
