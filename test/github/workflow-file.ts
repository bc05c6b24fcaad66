/** The files of `.github/workflows` at a commit of the remote, and the expressions in them. */
import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import type { StandInRun } from './rules.ts';

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

export interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string | { readonly name: string };
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Push {
  readonly branches?: readonly string[];
  readonly tags?: readonly string[];
  readonly paths?: readonly string[];
}

export interface WorkflowFile {
  readonly on: Readonly<Record<string, unknown>> & { readonly push?: Push | null };
  readonly concurrency?: string | { readonly group: string };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const gitIn = (folder: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trim();

export const commitOf = (remote: string, kind: 'heads' | 'tags', name: string): string =>
  gitIn(remote, 'for-each-ref', '--format=%(objectname) %(*objectname)', `refs/${kind}/${name}`)
    .split(' ')
    .findLast(Boolean) ?? '';

export const fileOf = (remote: string, commit: string, workflow: string): WorkflowFile =>
  parse(gitIn(remote, 'show', `${commit}:.github/workflows/${workflow}`)) as WorkflowFile;

/** What expressions can name. */
export interface Context {
  readonly github: Readonly<Record<string, unknown>>;
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string>> }>>;
  readonly cancelled: () => boolean;
}

const FUNCTIONS = {
  format: (text: string, ...values: string[]) => text.replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? ''),
};

/** A name without a value is the empty text. */
const orEmpty = (values: Readonly<Record<string, string>>) =>
  new Proxy(values, { get: (known, name) => known[String(name)] ?? '' });

/** An expression of GitHub in a syntax that JavaScript shares. @see https://docs.github.com/en/actions/reference/workflows-and-actions/expressions */
export function evaluate(expression: string, context: Partial<Context>): unknown {
  const { vars = {}, secrets = {}, ...others } = context;
  const names = { github: {}, steps: {}, ...FUNCTIONS, ...others, vars: orEmpty(vars), secrets: orEmpty(secrets) };
  const plain = expression.replace(/^\s*\$\{\{|\}\}\s*$/g, '').replaceAll(/\.(\w+)/g, '?.$1');
  return new Function(...Object.keys(names), `return (${plain})`)(...Object.values(names));
}

/** A text with the values of its expressions; what is undefined is empty. */
export const filledIn = (text: string, context: Partial<Context>): string =>
  text.replaceAll(/\$\{\{.*?\}\}/g, (expression) => String(evaluate(expression, context) ?? ''));

/** The concurrency group of a run; a workflow without one has a group for each run. */
export const groupIn =
  (remote: string) =>
  (run: StandInRun): string => {
    const { concurrency } = fileOf(remote, run.sha, run.workflow);
    const group = typeof concurrency === 'object' ? concurrency.group : concurrency;
    const github = { ref: `refs/${run.refType === 'tag' ? 'tags' : 'heads'}/${run.ref}`, event: run.payload };
    return group ? filledIn(group, { github }) : String(Math.random());
  };
