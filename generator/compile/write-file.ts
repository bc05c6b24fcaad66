import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: under a temporary name first, then renamed. Creates folders as needed. */
export function writeFileWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  // Another process may write the same file.
  const temporary = `${path}.${process.pid}.new`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
