/** What takes the place of modules in bundles of the function that have to start fast. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { tables } from '#tables/index.ts';
import { compactModuleByParts } from './compact-tables.ts';
import { INERT_ZOD } from './inert-zod-path.ts';

/**
 * Calls `bundle` with the modules for the bundler: tables in compact form, read one by one as questions need them, and no
 * library of shapes, as answers are checked by tests and not when they are asked for.
 */
export function withFastModules<T>(bundle: (alias: Record<string, string>) => T): T {
  const folder = mkdtempSync(`${tmpdir()}/salnama-tables-`);
  try {
    const compactTables = `${folder}/tables.js`;
    writeFileSync(compactTables, compactModuleByParts('tables', tables));
    return bundle({ zod: INERT_ZOD, '#tables/index.ts': compactTables });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
