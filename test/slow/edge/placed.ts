/** Where a web server of the recipes is started: on loopback, over the files of a folder, before a function. */
export interface Placed {
  readonly port: number;
  /** holds `dist/` */
  readonly folder: string;
  readonly functionPort: number;
  /** the same by HTTPS, with files of a certificate */
  readonly tls?: { readonly port: number; readonly certificate: string; readonly key: string };
}

/** @throws {Error} if the text does not hold the part exactly once */
export function replacedOnce(text: string, part: string, replacement: string): string {
  const [before, after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`"${part}" has to be there once`);
  return before + replacement + after;
}
