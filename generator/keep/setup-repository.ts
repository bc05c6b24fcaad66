/**
 * `npm run keep -- setup-repository`: what a new repository on GitHub needs once. It prints each command; with `--apply` it
 * runs them. Running them again does no harm. docs/keeping.md has an example.
 */
import { parseArgs } from 'node:util';
import { type Programs, programsIn, runEach } from './duties/programs.ts';

/** Where a step was done before, GitHub answers with this. */
const IS_DONE = /HTTP 409|already exists|must be unique/;
const REPOSITORY = 'repos/{owner}/{repo}';

type Step = readonly [name: string, program: 'gh' | 'git' | 'keep', ...parameters: string[]];

/** @param hasRelease whether there is a tag of a version */
function stepsOf(variables: Readonly<Record<string, string | undefined>>, hasRelease: boolean): Step[] {
  const api = (method: string, path: string, ...values: string[]) =>
    ['gh', 'api', '--silent', '--method', method, `${REPOSITORY}/${path}`, ...values] as const;
  const allowed = [
    ...['--field', 'can_approve_pull_request_reviews=true'],
    ...['--raw-field', 'default_workflow_permissions=read'],
  ];
  const { hostname } = new URL(variables.SITE_URL ?? 'https://owner.github.io');
  // Without it Pages serve the site below /REPOSITORY, where its links do not work.
  const domain: Step = [
    'Pages have the domain of the site',
    ...api('PUT', 'pages', '--raw-field', `cname=${hostname}`),
  ];
  return [
    ['the label of reports of wrong dates', 'gh', 'label', 'create', 'data', '--force'],
    ['workflows may open pull requests', ...api('PUT', 'actions/permissions/workflow', ...allowed)],
    ['Pages are built by a workflow', ...api('POST', 'pages', '--raw-field', 'build_type=workflow')],
    // A pull request is not required: no token of a workflow may pass that rule, and the release pushes to main.
    ['main is never deleted or rewritten', ...api('POST', 'rulesets', '--input', '.github/main-ruleset.json')],
    ['tags of releases are never deleted or moved', ...api('POST', 'rulesets', '--input', '.github/tag-ruleset.json')],
    ...(hostname.endsWith('.github.io') ? [] : [domain]),
    ...Object.entries(variables).flatMap(([name, value]): Step[] =>
      value === undefined ? [] : [[`the variable ${name}`, 'gh', 'variable', 'set', name, '--body', value]],
    ),
    ...(hasRelease
      ? []
      : ([
          ['the first release', 'keep', 'release'],
          ['the workflows publish it', 'git', 'push', '--atomic', '--follow-tags', 'origin', 'HEAD:main'],
        ] satisfies Step[])),
  ];
}

/** A command as a shell reads it. */
const words = ([, program, ...parameters]: Step): string =>
  [...(program === 'keep' ? ['npm', 'run', 'keep', '--'] : [program]), ...parameters.map(quoted)].join(' ');

const quoted = (word: string): string => (/[^\w@:,./={}-]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : word);

function run(programs: Programs, [name, program, ...parameters]: Step): void {
  try {
    const done = programs[program](...parameters);
    if (typeof done === 'object' && done.refused !== undefined) throw new Error(done.refused);
  } catch (error) {
    if (!IS_DONE.test((error as Error).message)) throw error;
  }
  console.log(`done: ${name}`);
}

/** @returns exit code: 0, printed or done; 1, a step failed; 2, an unknown option */
export function setupRepository(root: string, given: string[], programs: Programs = programsIn(root)): number {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { apply: flag, npm: flag, 'site-url': text, contact: text, keepers: text } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: given, options }));
  } catch {
    console.error(`option is "${given.join(' ')}": --site-url, --contact, --keepers, --npm, --apply`);
    return 2;
  }
  const site = values['site-url'];
  if (site !== undefined && !(URL.canParse(site) && new URL(site).pathname === '/')) {
    console.error(`--site-url is "${site}": an address without a path, as https://calendar.example.org`);
    return 2;
  }
  const variables = {
    SITE_URL: values['site-url'],
    CONTACT: values.contact,
    KEEPERS: values.keepers,
    NPM: values.npm ? 'yes' : undefined,
  };
  const steps = stepsOf(variables, programs.git('tag', '--list', 'v*') !== '');
  if (values.apply) return runEach(steps.map((step) => [step[0], () => run(programs, step)])) ? 0 : 1;
  for (const step of steps) console.log(`${step[0]}:\n  ${words(step)}`);
  console.log('to do this: the same with --apply; it needs gh, signed in as an administrator of the repository');
  return 0;
}
