/** Runs a workflow as its file says, in bash, with stand-ins for the actions that it uses. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEnvironment, type StandInRun, type State } from './rules.ts';
import { type Context, evaluate, fileOf, filledIn, gitIn, type Job, type Step } from './workflow-file.ts';

export interface Runner {
  readonly remote: string;
  /** empty at first; artifacts and images are kept here */
  readonly folder: string;
  /** environment of the steps, with the stand-ins in PATH */
  environment(): NodeJS.ProcessEnv;
  state(): State;
  change(edit: (state: State) => void): void;
  afterJob(run: StandInRun, job: string): void;
}

type Result = 'success' | 'failure' | 'skipped';

interface JobRun {
  readonly runner: Runner;
  readonly run: StandInRun;
  readonly job: Job;
  /** what `uses: actions/checkout` fills */
  readonly folder: string;
  readonly artifacts: string;
  readonly context: Context;
  readonly environment: NodeJS.ProcessEnv;
}

let count = 0;

/** Runs all jobs of a workflow. @returns whether none failed, and what the failed steps printed */
export function runWorkflow(runner: Runner, run: StandInRun): { isDone: boolean; log: string } {
  const file = fileOf(runner.remote, run.sha, run.workflow);
  const results = new Map<string, Result>();
  const logs: string[] = [];
  const artifacts = join(runner.folder, `artifacts-${count++}`);
  // Of CI the first job: the others install systems and other versions of Node.
  const jobs = Object.entries(file.jobs).slice(0, run.workflow === 'ci.yml' ? 1 : undefined);
  const waiting = new Map(jobs);
  while (waiting.size > 0) {
    const [name, job] = [...waiting].find(([, { needs = [] }]) => [needs].flat().every((one) => results.has(one)))!;
    waiting.delete(name);
    const permissions = { ...(job.permissions ?? file.permissions) };
    const isReady = [job.needs ?? []].flat().every((one) => results.get(one) === 'success');
    results.set(name, runJob({ runner, run, job, artifacts }, permissions, isReady, logs));
    runner.afterJob(run, name);
  }
  return { isDone: ![...results.values()].includes('failure'), log: logs.join('\n') };
}

function runJob(
  { runner, run, job, artifacts }: Pick<JobRun, 'runner' | 'run' | 'job' | 'artifacts'>,
  permissions: Readonly<Record<string, string>>,
  isReady: boolean,
  logs: string[],
): Result {
  const folder = join(runner.folder, `job-${count++}`);
  const ref = `refs/${run.refType === 'tag' ? 'tags' : 'heads'}/${run.ref}`;
  const repository = 'Owner/Salnama';
  const github = {
    ...{ ref, ref_name: run.ref, ref_type: run.refType, sha: run.sha, repository, repository_owner: 'Owner' },
    ...{ actor: 'owner', token: 'token', server_url: 'https://github.com', event: run.payload, event_name: run.event },
  };
  const steps: Record<string, { outputs: Record<string, string> }> = {};
  const context: Context = { github, vars: runner.state().variables, secrets: {}, steps, cancelled: () => false };
  const isOwnCondition = /cancelled\(\)|always\(\)/.test(job.if ?? '');
  if (!(isReady || isOwnCondition) || (job.if !== undefined && !evaluate(job.if, context))) return 'skipped';
  mkdirSync(folder);
  const environment = {
    ...runner.environment(),
    ...{ GITHUB_REF: ref, GITHUB_REF_NAME: run.ref, GITHUB_SHA: run.sha, GITHUB_REPOSITORY: repository },
    STAND_IN_SCOPES: JSON.stringify(permissions),
    ...filledInAll(job.env, context),
  };
  try {
    const { environment: place } = job;
    if (place) checkEnvironment(typeof place === 'object' ? place.name : place, run);
    for (const step of job.steps) {
      if (step.if !== undefined && !evaluate(step.if, context)) continue;
      const outputs = runStep({ runner, run, job, folder, artifacts, context, environment }, step);
      if (step.id) steps[step.id] = { outputs };
    }
    return 'success';
  } catch (error) {
    logs.push((error as Error).message);
    return 'failure';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const filledInAll = (values: Readonly<Record<string, string>> | undefined, context: Context) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, filledIn(String(value), context)]));

function runStep(job: JobRun, step: Step): Record<string, string> {
  const { folder, context, environment } = job;
  if (step.uses) {
    const [action = ''] = step.uses.split('@');
    const run = ACTIONS[action] ?? (() => undefined);
    run(job, filledInAll(step.with as Record<string, string>, context));
    return {};
  }
  const output = join(folder, '..', `output-${count++}`);
  writeFileSync(output, '');
  // The shell of a step that names none. @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', filledIn(step.run!, context)], {
    cwd: join(folder, step['working-directory'] ?? ''),
    encoding: 'utf8',
    env: { ...environment, ...filledInAll(step.env, context), GITHUB_OUTPUT: output },
  });
  const printed = readFileSync(output, 'utf8');
  rmSync(output);
  if (status !== 0) throw new Error(`${step.name ?? step.run}: ${stdout}${stderr}`);
  return Object.fromEntries(
    printed
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/=(.*)/s) as [string, string]),
  );
}

/** Stand-ins for actions. The others, as `actions/setup-node`, change nothing here. */
const ACTIONS: Readonly<Record<string, (job: JobRun, given: Readonly<Record<string, string>>) => void>> = {
  'actions/checkout'({ runner: { remote }, run, folder }, { ref = '', 'fetch-depth': depth = '1' }) {
    // With one commit there are no tags. @see https://github.com/actions/checkout#usage
    const source = depth === '0' ? [remote] : ['--depth=1', '--no-tags', `file://${remote}`];
    gitIn(folder, 'clone', '--quiet', '--branch', ref || run.ref, ...source, '.');
    if (ref === '' && depth === '0') {
      const branch = run.refType === 'tag' ? ['--detach'] : ['-B', run.ref];
      gitIn(folder, 'checkout', '--quiet', ...branch, run.sha);
    }
  },
  'actions/upload-artifact'({ folder, artifacts }, { name = '', path = '' }) {
    cpSync(join(folder, path), join(artifacts, name), { recursive: true });
  },
  'actions/download-artifact'({ folder, artifacts }, { name = '', path = '' }) {
    cpSync(join(artifacts, name), join(folder, path), { recursive: true });
  },
  'actions/upload-pages-artifact'({ folder, artifacts }, { path = '' }) {
    if (!existsSync(join(folder, path))) throw new Error(`no folder ${path}`);
    mkdirSync(artifacts, { recursive: true });
    cpSync(join(folder, 'package.json'), join(artifacts, 'pages.json'));
  },
  'actions/deploy-pages'({ runner, artifacts }) {
    const { version } = JSON.parse(readFileSync(join(artifacts, 'pages.json'), 'utf8')) as { version: string };
    runner.change(({ pages }) => pages.push(version));
  },
  'docker/build-push-action'({ runner }, { tags = '' }) {
    appendFileSync(join(runner.folder, 'images'), `${tags.trim().split(/\s+/).join('\n')}\n`);
  },
  'pypa/gh-action-pypi-publish'({ runner, run }) {
    runner.change(({ pypi }) => pypi.push(run.ref));
  },
};
