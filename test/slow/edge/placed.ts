/** Options to start a web server on loopback, with a folder of files and a Node server behind it. */
export interface Placed {
  readonly port: number;
  /** holds `dist/` */
  readonly folder: string;
  readonly functionPort: number;
  /** HTTPS with these certificate files */
  readonly tls?: { readonly port: number; readonly certificate: string; readonly key: string };
}

/** Replaces a part of a text. @throws {Error} unless the text contains the part exactly once */
export function replacedOnce(text: string, part: string, replacement: string): string {
  const [before, after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`"${part}" has to be there once`);
  return before + replacement + after;
}
