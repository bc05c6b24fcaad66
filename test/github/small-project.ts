/** A small project with the workflows of this one. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Hosted, host } from './hosted.ts';
import { DATA } from './small-keep.ts';

/** Writes down which script has run; fails if the project has a file of its name. */
const script = (name: string): string => `echo ${name} >> "$STAND_IN_FOLDER/ran" && [ ! -e ${name} ]`;

/** Two packages that npm can publish, and the other files of a release. */
export const ARTIFACTS = `
version=$(node -p 'require("./package.json").version')
mkdir -p dist.release package
for name in salnama salnama-data; do
  echo "{\\"name\\":\\"$name\\",\\"version\\":\\"$version\\"}" > package/package.json
  tar -czf "dist.release/$name-$version.tgz" package
done
cd dist.release
for name in salnama.whl php.zip dist.tar.zst sbom.json notes.md; do echo "$name" > "$name"; done
sha256sum -- * > ../sums && mv ../sums SHA256SUMS
`;

/** @param folder empty @returns the project on GitHub */
export function hostSmallProject(folder: string): Hosted {
  const source = join(folder, 'source');
  mkdirSync(join(source, 'data'), { recursive: true });
  cpSync('.github', join(source, '.github'), { recursive: true });
  const keep = `'${process.execPath}' '${resolve('test/github/small-keep.ts')}'`;
  const scripts = {
    ...{ keep, check: script('check'), test: script('test'), artifacts: 'sh artifacts.sh' },
    build: 'mkdir -p dist/.function dist/.well-known',
  };
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'small', version: '0.1.0', scripts }));
  writeFileSync(join(source, 'artifacts.sh'), ARTIFACTS);
  writeFileSync(join(source, DATA), 'day\n');
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...parameters], { cwd: source });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  return host(folder, source);
}
