/** The parts of Deno that the shell uses; the runtime brings them. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(
    options: { readonly port: number; readonly hostname: string },
    handler: (request: Request, info: { readonly remoteAddr: { readonly hostname: string } }) => Promise<Response>,
  ): unknown;
};
