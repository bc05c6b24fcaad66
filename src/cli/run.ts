/** The command line without a process: words in, text and exit code out. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { createAlmanac } from '#api/base/almanac.ts';
import { calendarHint, RequestError, refusalText, type Voice } from '#api/base/errors.ts';
import { askOf, createHandler } from '#api/handler.ts';
import { itemAt } from '#core/required.ts';
import { tables } from '#tables/index.ts';
import { nearest } from '#understand/near.ts';
import {
  BadUsage,
  BadValue,
  type Command,
  type Language,
  OPTION_NAMES,
  type OptionName,
  type Options,
} from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp, MCP_HELP, usageOf } from './help.ts';
import type { Style } from './style.ts';

export interface Environment {
  /** milliseconds since 1970 */
  readonly now: number;
  /** default language of the answers */
  readonly language: Language;
  readonly style: Style;
  /** version of the program */
  readonly version: string;
}

export interface Outcome {
  /** 0 success, 1 invalid value, 2 wrong usage */
  readonly code: 0 | 1 | 2;
  /** the answer or the error message */
  readonly text: string;
}

const SITE_URL = 'https://salnama.example';
const COMMON_OPTIONS = {
  json: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const satisfies ParseArgsConfig['options'];
const VALUE_OPTIONS = Object.fromEntries(OPTION_NAMES.map((name) => [name, { type: 'string' }])) as {
  readonly [Name in OptionName]: { readonly type: 'string' };
};

export function run(words: readonly string[], environment: Environment): Outcome {
  try {
    return { code: 0, text: answer(words, environment) };
  } catch (error) {
    if (error instanceof BadValue) return { code: 1, text: `salnama: ${error.message}` };
    if (error instanceof BadUsage) return { code: 2, text: `salnama: ${error.message}` };
    throw error;
  }
}

function answer(words: readonly string[], environment: Environment): string {
  const { now, language, style, version } = environment;
  const { values, positionals } = read(words);
  const isHelp = positionals[0] === 'help' || values.help === true;
  const [name, ...given] = positionals[0] === 'help' ? positionals.slice(1) : positionals;
  if (values.version) return `salnama ${version}, data ${tables.dataset.version}`;
  if (name === undefined) return helpAlone(values, isHelp);
  if (name === 'mcp' && isHelp) return MCP_HELP;
  const command = COMMANDS.get(name);
  if (!command) throw new BadUsage(unknownCommand(name));
  if (isHelp) return commandHelp(name, command);
  const { lang, json, help: _, version: __, ...options } = values;
  check(name, command, given, options);
  const outputLanguage = lang ?? language;
  if (outputLanguage !== 'fa' && outputLanguage !== 'en')
    throw new BadValue(`--lang: "${outputLanguage}" is not allowed; give fa or en`);
  const ask = askOf(createHandler({ almanac: createAlmanac(tables), siteUrl: SITE_URL }), () => now);
  try {
    const query = command.queryOf(given, options, ask);
    const found = command.answer ? command.answer(query, ask) : ask(command.endpoint, query);
    return json ? JSON.stringify(found) : command.print(found, outputLanguage, style, ask, options);
  } catch (error) {
    if (error instanceof RequestError) throw new BadValue(refusalText(error.refusal, voiceOf(command)));
    throw error;
  }
}

function read(words: readonly string[]) {
  const options = { ...COMMON_OPTIONS, ...VALUE_OPTIONS };
  try {
    return parseArgs({ args: withNegatives(words), options, allowPositionals: true });
  } catch (error) {
    // parseArgs adds advice about leading dashes; only its first sentence is useful.
    const [fault = ''] = (error as Error).message.split('. ');
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(fault) ?? [];
    const near = unknown && nearest(unknown, Object.keys(options));
    throw new BadUsage(`${fault}; ${near ? `did you mean --${near}? ` : ''}salnama --help lists the options`);
  }
}

/** `--days -5` as `--days=-5`, because parseArgs takes a leading dash for an option. */
function withNegatives(words: readonly string[]): string[] {
  const isNegative = (word: string | undefined) => word !== undefined && /^[-−][0-9۰-۹٠-٩]+$/.test(word);
  return words.flatMap((word, index) => {
    if (index > 0 && isNegative(word) && itemAt(words, index - 1).startsWith('--')) return [];
    return word.startsWith('--') && isNegative(words[index + 1]) ? [`${word}=${words[index + 1]}`] : [word];
  });
}

function helpAlone(values: ReturnType<typeof read>['values'], isHelp: boolean): string {
  if (Object.keys(values).length > 0 && !isHelp) throw new BadUsage('no command; salnama --help lists the commands');
  return generalHelp();
}

function unknownCommand(name: string): string {
  if (name === 'mcp') return 'mcp takes no arguments and no options';
  const near = nearest(name, [...COMMANDS.keys(), 'help', 'mcp']);
  return `unknown command "${name}"${near ? `; did you mean ${near}?` : ''}; salnama --help lists the commands`;
}

/** @throws {BadUsage} for arguments too few or too many, and options that the command has not */
function check(name: string, command: Command, given: readonly string[], options: Options): void {
  const [least, most] = command.count;
  const foreign = (Object.keys(options) as OptionName[]).find((option) => !command.options.includes(option));
  const usage = `usage: ${usageOf(name, command)}`;
  if (foreign) throw new BadUsage(`--${foreign}: ${name} has no such option; ${usage}`);
  if (given.length < least || given.length > most) throw new BadUsage(`${given.length} arguments given; ${usage}`);
  if (command.required && options[command.required] === undefined) {
    throw new BadUsage(`--${command.required}: missing; ${usage}`);
  }
}

/** Parameters as options, and no addresses. */
const voiceOf = ({ endpoint: { id }, options }: Command): Voice => ({
  parameter(parameter) {
    const name = id === 'convert' && parameter === 'from' ? 'calendar' : parameter;
    return (options as readonly string[]).includes(name) ? `--${name}` : name.replace('year_sh', 'year');
  },
  city: 'a city that "salnama cities TEXT" finds',
  hint: (hint) =>
    'date' in hint
      ? calendarHint(hint, '--calendar', '--calendar ')
      : hint.tool && `for its other dates use salnama ${hint.tool}`,
});
