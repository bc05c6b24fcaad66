/** JSON for reading: values that fit are on one line, and long lists are cut. For the build and the browser. */

import type { InLanguages } from '#site/kit/language.ts';

/** Texts of an answer, which scripts print as well. */
export const ANSWER_TEXT = {
  fa: { more: 'مورد دیگر', waiting: 'در حال دریافت…', failed: 'پاسخی نیامد؛ اینترنت را بررسی کنید.' },
  en: { more: 'more', waiting: 'Loading…', failed: 'No answer; check your connection.' },
} satisfies InLanguages<unknown>;

const INDENT = '  ';

interface Options {
  /** widest line in characters */
  readonly width: number;
  /** items of a list that are shown */
  readonly most: number;
  /** the comment in place of the others, as "26 more" */
  readonly more: (count: number) => string;
}

/** @param value what `JSON.parse` gives */
export function readableJson(value: unknown, options: Options): string {
  const { width, most, more } = options;

  const inOneLine = (part: unknown): string => {
    if (Array.isArray(part)) return part.length === 0 ? '[]' : `[${part.map(inOneLine).join(', ')}]`;
    if (part === null || typeof part !== 'object') return JSON.stringify(part);
    const entries = Object.entries(part).map(([key, each]) => `${JSON.stringify(key)}: ${inOneLine(each)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  };

  const isCut = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    ((Array.isArray(part) && part.length > most) || Object.values(part).some(isCut));

  const print = (part: unknown, indent: string, lead: number): string => {
    const line = inOneLine(part);
    const fits = indent.length + lead + line.length <= width && !isCut(part);
    if (fits || part === null || typeof part !== 'object') return line;
    const inner = indent + INDENT;
    if (!Array.isArray(part)) {
      const entries = Object.entries(part).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${inner}${name}${print(each, inner, name.length)}`;
      });
      return `{\n${entries.join(',\n')}\n${indent}}`;
    }
    const items = part.slice(0, most).map((each) => inner + print(each, inner, 0));
    const rest = part.length - items.length;
    return `[\n${items.join(',\n')}${rest > 0 ? `,\n${inner}… ${more(rest)}` : ''}\n${indent}]`;
  };

  return print(value, '', 0);
}
