/** Modules that replace others in bundles that must start fast. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { tables } from '#tables/index.ts';
import { compactTablesModule } from '../package/compact-tables.ts';

/**
 * Calls `bundle` with aliases for the bundler: a module of compact tables, each parsed when it is first read.
 * @param tablesModule text of that module
 */
export function withFastModules<T>(
  bundle: (alias: Record<string, string>) => T,
  tablesModule = compactTablesModule(tables),
): T {
  const folder = mkdtempSync(`${tmpdir()}/salnama-tables-`);
  try {
    const compactTables = `${folder}/tables.js`;
    writeFileSync(compactTables, tablesModule);
    return bundle({ '#tables/index.ts': compactTables });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
