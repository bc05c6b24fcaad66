/**
 * A stand-in for GitHub's program `gh`: answers from a state, changes it, and refuses by the rules of GitHub. A command or an
 * option that it does not know is an error too. As a program it keeps the state in the file GITHUB_STAND_IN.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Call, COMMANDS } from './gh-commands.ts';
import { checkScope, refuse, refuseAsOrdered, type Scopes, type State } from './rules.ts';

const FIELDS = { type: 'string', multiple: true } as const;

/** `--name value` as `--name=value`: a value may begin with a hyphen. */
const joined = (given: readonly string[], isFlag: (name: string) => boolean): string[] =>
  given.flatMap((word, index) => {
    const takesValue = (at: number) =>
      given[at]?.startsWith('--') && !given[at].includes('=') && !isFlag(given[at].slice(2));
    if (takesValue(index - 1)) return [];
    return takesValue(index) ? [`${word}=${given[index + 1]}`] : [word];
  });

/**
 * A run of `gh`; it changes the state.
 * @param remote bare repository
 * @param scopes of the token; undefined for a person
 * @returns what it prints
 * @throws {Error} with what GitHub answers, if that refuses
 */
export function runGh(state: State, remote: string, given: readonly string[], scopes?: Scopes): string {
  refuseAsOrdered(state, given.join(' '));
  const name = given.slice(0, given[0] === 'api' ? 1 : 2).join(' ');
  const command = COMMANDS[name] ?? refuse(`unknown command "${given.join(' ')}" for "gh"`);
  const { options = [], flags = [], scope, run } = command;
  if (scope) checkScope(scopes, scope);
  const { values, positionals } = parseArgs({
    args: joined(given.slice(name.split(' ').length), (option) => flags.includes(option)),
    allowPositionals: true,
    options: {
      ...Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
      ...(name === 'api' && { field: FIELDS, 'raw-field': FIELDS }),
    },
  });
  const fields = [values.field, values['raw-field']].flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
  const [argument = '', ...others] = positionals;
  const call = { state, options: values as Call['options'], fields, argument, others, remote, scopes };
  return run(call) ?? '';
}

if (import.meta.main) {
  const { GITHUB_STAND_IN: file = '', STAND_IN_REMOTE: remote = '', STAND_IN_SCOPES: scopes, GH_REPO } = process.env;
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  try {
    if (!GH_REPO && !existsSync('.git')) refuse('fatal: not a git repository (or any of the parent directories): .git');
    console.log(runGh(state, remote, process.argv.slice(2), scopes && JSON.parse(scopes)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  writeFileSync(file, JSON.stringify(state));
}
