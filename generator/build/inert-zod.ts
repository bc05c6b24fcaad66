/**
 * Stands for zod in programs that answer and never check a shape: the command line and the service worker. Shapes are there
 * for OpenAPI, the documentation and tests; a declaration of one comes to nothing here, and saves a third of the bundle.
 */
const inert: unknown = new Proxy(() => inert, { get: () => inert });

export const z = inert;
