/** Packs the package and installs it from the tarball into a separate folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** folder with `node_modules/salnama` */
    readonly packageFolder: string;
    readonly tarball: string;
  }
}

export default function install(project: TestProject): () => void {
  const folder = mkdtempSync(`${tmpdir()}/salnama-user-`);
  // A separate process reads the frozen tables.
  const printed = execFileSync(process.execPath, ['generator/package/package.ts', folder], { encoding: 'utf8' });
  const tarball = printed.trim().split('\n').at(-1)!;
  writeFileSync(`${folder}/package.json`, '{"name":"user","private":true,"type":"module"}\n');
  const target = `${folder}/node_modules/salnama`;
  mkdirSync(`${folder}/node_modules/.bin`, { recursive: true });
  mkdirSync(target);
  // Gives the same result as npm for a package without dependencies, but a hundred times faster.
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const { bin } = JSON.parse(readFileSync(`${target}/package.json`, 'utf8')) as { bin: Record<string, string> };
  for (const [name, file] of Object.entries(bin))
    symlinkSync(`../salnama/${file}`, `${folder}/node_modules/.bin/${name}`);
  project.provide('packageFolder', folder);
  project.provide('tarball', tarball);
  return () => rmSync(folder, { recursive: true });
}
