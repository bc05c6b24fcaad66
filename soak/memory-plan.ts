export const MB = 1024 * 1024;
/**
 * The tables, a full memory cache, a full count of clients, V8's young generation, and four files being compressed: what
 * docs/operations.md plans, less a little.
 */
export const MOST_MEMORY = 600 * MB;
