/** What the command line says of itself. */
import type { Command, Options } from './command.ts';
import { COMMANDS } from './commands.ts';
import { columns } from './text.ts';

const OPTIONS: Readonly<Record<keyof Options, readonly [form: string, summary: string]>> = {
  calendar: [
    '--calendar NAME',
    'calendar of the dates given: sh (Persian), gregorian, hijri, pahlavi; default gregorian for a year from 1900 on, else sh',
  ],
  city: ['--city SLUG', 'city, as tehran or new-york; salnama cities TEXT finds it'],
  weekend: ['--weekend DAYS', 'fri, thu-fri or fri-sat; default that of the sector, fri for public'],
  closures: ['--closures YES', 'whether one-off days off count: yes (the default) or no'],
  sector: ['--sector NAME', 'for whom: public (the default), labour, offices, banks, schools or exchange'],
  province: ['--province SLUG', 'its closures count too, as tehran or razavi-khorasan'],
};
const COMMON = [
  ['--json', "the service's answer in JSON"],
  ['--lang LANGUAGE', "fa or en; without it that of the machine's settings"],
  ['-h, --help', 'this help'],
] as const;

const indented = (rows: readonly (readonly string[])[]): string => columns(rows).replace(/^/gm, '  ');

export const generalHelp = (): string => `salnama: the calendar of Iran, offline

Usage: salnama COMMAND [OPTIONS]

Commands:
${indented([
  ...[...COMMANDS].map(([name, { arguments: given, summary }]): [string, string] => [
    `${name} ${given}`.trim(),
    summary,
  ]),
  ['mcp', 'Answers AI assistants over standard input and output (Model Context Protocol)'],
  ['help [COMMAND]', 'This help, or that of a command'],
])}

Options:
${indented([...Object.values(OPTIONS), ...COMMON, ['-V, --version', 'version of the program and of its data']])}

Dates are YYYY-MM-DD in Latin or Persian digits. Exit codes: 0 done, 1 a value that cannot be, 2 wrong usage.
Help of a command: salnama help COMMAND`;

export const commandHelp = (name: string, command: Command): string => `${command.summary}

Usage: ${usageOf(name, command)}

Options:
${indented([...command.options.map((option) => OPTIONS[option]), ...COMMON])}`;

export function usageOf(name: string, { arguments: given, required, options }: Command): string {
  const needed = required ? ` ${OPTIONS[required][0]}` : '';
  const others = options.some((option) => option !== required) ? ' [OPTIONS]' : '';
  return `salnama ${name}${given && ` ${given}`}${needed}${others}`;
}
