/** The command line without a process: words in, text and exit code out. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { createAlmanac } from '#api/almanac.ts';
import { API_ROOT, createHandler } from '#api/handler.ts';
import { nearest } from '#api/near.ts';
import { tables } from '#tables/index.ts';
import { BadUsage, BadValue, type Command, type Language, type Options, type Question } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp, usageOf } from './help.ts';
import type { Style } from './style.ts';

export interface Surroundings {
  /** milliseconds since 1970 */
  readonly now: number;
  /** of the answers, where none is asked for */
  readonly language: Language;
  readonly style: Style;
  /** version of the program */
  readonly version: string;
}

export interface Outcome {
  /** 0 done, 1 a value that cannot be, 2 wrong usage */
  readonly code: 0 | 1 | 2;
  /** of what was asked for, or of what was wrong */
  readonly text: string;
}

const SITE_URL = 'https://salnama.example';
const COMMON_OPTIONS = {
  json: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];
const VALUE_OPTIONS = {
  calendar: { type: 'string' },
  city: { type: 'string' },
  weekend: { type: 'string' },
  closures: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

export function run(words: readonly string[], surroundings: Surroundings): Outcome {
  try {
    return { code: 0, text: answer(words, surroundings) };
  } catch (error) {
    if (error instanceof BadValue) return { code: 1, text: `salnama: ${error.message}` };
    if (error instanceof BadUsage) return { code: 2, text: `salnama: ${error.message}` };
    throw error;
  }
}

function answer(words: readonly string[], surroundings: Surroundings): string {
  const { now, language, style, version } = surroundings;
  const { values, positionals } = read(words);
  const [name, ...given] = positionals;
  if (values.version) return `salnama ${version}, data ${tables.dataset.version}`;
  if (name === undefined) return helpAlone(values);
  const command = COMMANDS.get(name);
  if (!command) throw new BadUsage(unknownCommand(name));
  if (values.help) return commandHelp(name, command);
  const { lang, json, help: _, version: __, ...options } = values;
  check(name, command, given, options);
  const asked = lang ?? language;
  if (asked !== 'fa' && asked !== 'en') throw new BadValue(`--lang: "${asked}" is not allowed; give fa or en`);
  const body = ask(command, given, options, now);
  return json ? body : command.print(JSON.parse(body) as never, asked, style);
}

function read(words: readonly string[]) {
  try {
    const options = { ...COMMON_OPTIONS, ...VALUE_OPTIONS };
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // The parser's own errors end with advice on a dash at the beginning; the first sentence says it all.
    throw new BadUsage(`${(error as Error).message.split('. ')[0]}; salnama --help lists the options`);
  }
}

function helpAlone({ help, ...values }: ReturnType<typeof read>['values']): string {
  if (Object.keys(values).length > 0 && !help) throw new BadUsage('no command; salnama --help lists the commands');
  return generalHelp();
}

function unknownCommand(name: string): string {
  const near = nearest(name, [...COMMANDS.keys()]);
  return `"${name}" is no command${near ? `; did you mean ${near}?` : ''}; salnama --help lists the commands`;
}

/** @throws {BadUsage} for arguments too few or too many, and options that the command has not */
function check(name: string, command: Command<never>, given: readonly string[], options: Options): void {
  const [least, most] = command.count;
  const foreign = (Object.keys(options) as (keyof Options)[]).find((option) => !command.options.includes(option));
  const usage = `usage: ${usageOf(name, command)}`;
  if (foreign) throw new BadUsage(`--${foreign}: ${name} has no such option; ${usage}`);
  if (given.length < least || given.length > most) throw new BadUsage(`${given.length} arguments given; ${usage}`);
  if (command.required && options[command.required] === undefined) {
    throw new BadUsage(`--${command.required}: missing; ${usage}`);
  }
}

/** The body of the function's answer. @throws {BadValue} in the function's words */
function ask(command: Command<never>, given: readonly string[], options: Options, now: number): string {
  const handler = createHandler({ almanac: createAlmanac(tables), siteUrl: SITE_URL });
  const answerOf = ({ path, query }: Question) => {
    const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const { status, body } = handler.answer(API_ROOT + path, new URLSearchParams(asked).toString(), now);
    return { done: status === 200, body: String(body) };
  };
  const { done, body } = answerOf(command.question(given, options));
  if (done) return body;
  const { error } = JSON.parse(body) as { error: string };
  if (!error.startsWith('city: ')) throw new BadValue(error);
  const cities = answerOf({ path: '/cities', query: { q: options.city, limit: '1' } });
  const near = cities.done ? (JSON.parse(cities.body) as { data: { slug: string }[] }).data[0] : undefined;
  throw new BadValue(near ? `${error}; did you mean ${near.slug}?` : error);
}
