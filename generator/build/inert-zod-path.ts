import { fileURLToPath } from 'node:url';

/** For the bundler, in place of zod. */
export const INERT_ZOD = fileURLToPath(new URL('inert-zod.ts', import.meta.url));
