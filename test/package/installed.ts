/** The package as others have it: packed, and installed from the tarball into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { packTarball } from '#generator/build/package.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** holds `node_modules/salnama` */
    readonly packageFolder: string;
    readonly tarball: string;
  }
}

export default async function install(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(`${tmpdir()}/salnama-user-`);
  const tarball = await packTarball(folder);
  writeFileSync(`${folder}/package.json`, '{"name":"user","private":true,"type":"module"}\n');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder, stdio: 'pipe' });
  project.provide('packageFolder', folder);
  project.provide('tarball', tarball);
  return () => rmSync(folder, { recursive: true });
}
