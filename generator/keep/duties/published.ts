/** What is not as it should be behind a release: workflows that failed, and a site with older data. */
import type { Task } from './duties.ts';
import type { Programs } from './programs.ts';

/** For CI, only runs on main count. */
const WORKFLOWS = ['ci', 'container', 'duty', 'form', 'pages', 'publish', 'release'];

interface Run {
  readonly conclusion: string;
  readonly headBranch: string;
  readonly url: string;
}

/** One task for each workflow whose last run failed. People get no mail about runs that a workflow has started. */
export const failedRuns = ({ gh }: Programs): Task[] =>
  WORKFLOWS.flatMap((name) => {
    const branch = name === 'ci' ? ['--branch', 'main'] : [];
    const last = ['--workflow', `${name}.yml`, ...branch, '--status', 'completed', '--limit', '1'];
    const runs = JSON.parse(gh('run', 'list', ...last, '--json', 'conclusion,headBranch,url')) as Run[];
    return runs
      .filter(({ conclusion }) => !['success', 'skipped', 'cancelled'].includes(conclusion))
      .map(({ headBranch, url }) => {
        return { key: `failed-${name}`, line: `the workflow "${name}" failed for ${headBranch}: ${url}` };
      });
  });

const TIMEOUT_MS = 30_000;

/** @param address public address of the site @param released version of the data of the last release */
export async function oldSite(address: string, released: string): Promise<Task[]> {
  const file = `${address.replace(/\/$/, '')}/api/meta.json`;
  const task = (found: string) => [{ key: 'site', line: `${file} ${found}, the last release has ${released}` }];
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return task(`answers ${answer.status}`);
    const { data_version: published } = (await answer.json()) as { data_version: string };
    return published === released ? [] : task(`has data ${published}`);
  } catch (error) {
    return task(`does not answer (${(error as Error).message})`);
  }
}
