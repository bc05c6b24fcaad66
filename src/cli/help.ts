/** Help texts of the command line. */
import { METHOD_IDS } from '#api/query/prayer-options.ts';
import { DEADLINE_RULES } from '#core/deadlines.ts';
import { WEEKENDS } from '#core/weekends.ts';
import type { Command, OptionName } from './command.ts';
import { COMMANDS } from './commands.ts';
import { columns } from './text.ts';

const OPTIONS: Readonly<Record<OptionName, readonly [form: string, summary: string]>> = {
  calendar: [
    '--calendar NAME',
    'calendar of the given dates: sh (Persian), gregorian, hijri, pahlavi; default gregorian for years from 1900 on, else sh',
  ],
  city: ['--city SLUG', 'city, such as tehran or new-york; find it with salnama cities TEXT'],
  weekend: ['--weekend DAYS', `${WEEKENDS.join(', ')}; default the weekend of the sector, fri for public`],
  closures: ['--closures YES', 'count one-off closures as days off: yes (default) or no'],
  sector: ['--sector NAME', 'public (default), labour, offices, banks or exchange'],
  province: ['--province SLUG', 'also count closures of this province, such as tehran or razavi-khorasan'],
  categories: [
    '--categories LIST',
    'occasions of these categories, separated by commas, or all; default national,religious,cultural',
  ],
  years: ['--years N', 'add years; a negative number subtracts'],
  months: ['--months N', 'add months; a month that is too short ends with its last day'],
  weeks: ['--weeks N', 'add weeks'],
  days: ['--days N', 'add days'],
  workdays: ['--workdays N', 'add working days'],
  rule: ['--rule NAME', `if the result is a day off: ${DEADLINE_RULES.join(', ')}; default none`],
  method: ['--method NAME', `method of prayer times: ${METHOD_IDS.join(', ')}, or local; default tehran`],
  asr: ['--asr SCHOOL', 'standard (default) or hanafi'],
};
const COMMON = [
  ['--json', "print the API's JSON answer"],
  ['--lang LANGUAGE', "fa or en; default from the system's locale"],
  ['-h, --help', 'show this help'],
] as const;

const indented = (rows: readonly (readonly string[])[]): string => columns(rows).replace(/^/gm, '  ');

const MCP = 'Serve AI assistants over standard input and output (Model Context Protocol)';

/** Help of the command that takes nothing. */
export const MCP_HELP = `${MCP}

Usage: salnama mcp`;

export const generalHelp = (): string => `salnama: the calendar of Iran, offline

Usage: salnama COMMAND [OPTIONS]

Commands:
${indented([
  ...[...COMMANDS].map(([name, { arguments: given, summary }]): [string, string] => [
    `${name} ${given}`.trim(),
    summary,
  ]),
  ['mcp', MCP],
  ['help [COMMAND]', 'Show this help, or the help of a command'],
])}

Options:
${indented([...Object.values(OPTIONS), ...COMMON, ['-V, --version', 'show the versions of the program and its data']])}

Dates are YYYY-MM-DD in Latin or Persian digits. Exit codes: 0 success, 1 invalid value, 2 wrong usage.
Help for a command: salnama help COMMAND
Code: MIT. Data: CC0; cities from GeoNames (CC BY 4.0), names from CLDR.
All sources and licences: LICENSE-DATA in the package.`;

export const commandHelp = (name: string, command: Command): string => `${command.summary}

Usage: ${usageOf(name, command)}

Options:
${indented([...command.options.map((option) => OPTIONS[option]), ...COMMON])}`;

export function usageOf(name: string, { arguments: given, required, options }: Command): string {
  const needed = required ? ` ${OPTIONS[required][0]}` : '';
  const others = options.some((option) => option !== required) ? ' [OPTIONS]' : '';
  return `salnama ${name}${given && ` ${given}`}${needed}${others}`;
}
