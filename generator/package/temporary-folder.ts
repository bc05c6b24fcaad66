import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Creates an empty folder outside the project; the end of a `using` block removes it. */
export function temporaryFolder(purpose: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(`${tmpdir()}/salnama-${purpose}-`);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}
