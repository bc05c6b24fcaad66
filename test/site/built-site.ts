/**
 * Builds the sample site once for all site tests and serves it with the Node server. The build runs in the background of
 * the tests of other projects; `wait-for-site.ts` waits for it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { canHaveChromium, HOW_TO_GET_CHROMIUM, needChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { BUILD_MOMENT } from './build-moment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the served site, without a trailing slash */
    siteUrl: string;
    /** the served folder */
    dist: string;
    /** file that is written when the site is served: empty, or the error that prevents it */
    siteOutcome: string;
  }
}

const scriptPath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The build and the server read the tables of the tests. */
const FROZEN = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=frozen` };
const END_WITH_PARENT = ['--import', scriptPath('../../generator/site/end-with-parent.ts')];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'salnama-pages-'));
  const dist = join(folder, 'dist');
  const outcome = join(folder, 'outcome.txt');
  const port = await freePort();
  project.provide('siteUrl', `http://127.0.0.1:${port}`);
  project.provide('dist', dist);
  project.provide('siteOutcome', outcome);

  let child: ChildProcess | undefined;
  let isStopping = false;
  const serve = async () => {
    // Before several workers start it.
    if (canHaveChromium()) needChromium();
    // The pictures are drawn for the moment of the pages.
    child = spawn(process.execPath, [...END_WITH_PARENT, scriptPath('sample-site.ts'), dist], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...FROZEN, SALNAMA_NOW: BUILD_MOMENT },
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`the build of the sample site has ended with code ${code}`);
    const env = { PORT: String(port), DAILY_ALLOWANCE: '0', RATE_PER_SECOND: '0' };
    child = spawn(process.execPath, [...END_WITH_PARENT, scriptPath('../../src/server/node/main.ts')], {
      cwd: folder,
      env: { ...process.env, ...FROZEN, ...env, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout!.on('data', (chunk) => {
      if (String(chunk).includes('Salnama is ready')) writeFileSync(outcome, '');
    });
    const [serverCode] = (await once(child, 'close')) as [number | null];
    throw new Error(`the server has stopped with code ${serverCode}`);
  };
  const served = serve().catch((error) => {
    if (!isStopping) writeFileSync(outcome, String(error));
  });
  return async () => {
    isStopping = true;
    child?.kill();
    await served;
    rmSync(folder, { recursive: true, force: true });
    if (!canHaveChromium()) console.log(`Page tests did not run, because Chromium is missing: ${HOW_TO_GET_CHROMIUM}.`);
  };
}
