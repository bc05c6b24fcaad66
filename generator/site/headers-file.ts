/**
 * The files `_headers` and `_redirects` of static hosts. They apply every matching rule of `_headers` from top to bottom, and
 * join the values of a header that two rules set. So general rules come first, and a special rule removes (`! Name`) headers that it does not want.
 */
import { ICS_TYPE, JSON_TYPE } from '#api/base/answer.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { SCHEMA_FOLDER, SCHEMA_TYPE, STATIC_HEADER_RULES } from '#server/static-headers.ts';
import { MOVED_PAGES } from '#understand/addresses.ts';

type Rule = (typeof STATIC_HEADER_RULES)[number];

/** The text of the file. */
export function headersFile(): string {
  // This project's servers read the most special rules first.
  const generalFirst = STATIC_HEADER_RULES.flatMap(withType).reverse();
  return generalFirst
    .map((rule, index) => ruleLines(rule, inherited(rule, generalFirst.slice(0, index))).join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Static hosts know a file's type by its name, but not its character set. */
function withType(rule: Rule): Rule[] {
  const { prefix, suffix, headers } = rule;
  if (suffix === '.json') return [{ ...rule, headers: { ...headers, 'Content-Type': JSON_TYPE } }];
  if (suffix === '.ics') return [{ ...rule, headers: { ...headers, 'Content-Type': ICS_TYPE } }];
  if (prefix !== `${API_ROOT}/`) return [rule];
  return [
    { prefix: SCHEMA_FOLDER, suffix: '.json', headers: { ...headers, 'Content-Type': SCHEMA_TYPE } },
    { prefix, suffix: '.json', headers: { ...headers, 'Content-Type': JSON_TYPE } },
    rule,
  ];
}

/** Headers that earlier rules set on every path of this one. */
function inherited({ prefix, suffix }: Rule, before: readonly Rule[]): Readonly<Record<string, string>> {
  const covering = before.findLast((other) => prefix.startsWith(other.prefix) && suffix.endsWith(other.suffix));
  return covering?.headers ?? {};
}

function ruleLines({ prefix, suffix, headers }: Rule, before: Readonly<Record<string, string>>): string[] {
  const taken = Object.keys(before).filter((name) => headers[name] !== before[name]);
  const set = Object.entries(headers).filter(([name, value]) => before[name] !== value);
  return [
    `${prefix}*${suffix}`,
    ...taken.map((name) => `  ! ${name}`),
    ...set.map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/** The `_redirects` file of static hosts, of pages that have become a part of another page: a line a page and language: `/en/nowruz/cities /en/nowruz#cities 301`. */
export const redirectsFile = (): string =>
  ['', '/en']
    .flatMap((prefix) => [...MOVED_PAGES].map(([page, address]) => `${prefix}${page} ${prefix}${address} 301\n`))
    .join('');
