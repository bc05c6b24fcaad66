/** Answers short enough for an agent: facts by name, rows of text, and the way to the rest. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { queryError } from '#api/base/errors.ts';
import type { CitedSource } from './sources.ts';

export type Fact = string | number | boolean | null;

/** A short answer; rows are cut if they take too much space. */
export interface Short {
  readonly facts: Readonly<Record<string, Fact | undefined>>;
  /** names of the parts of a row */
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly Fact[])[];
  /** value of `from` for an answer that begins at this row; default its position, from 1 */
  readonly fromOf?: (row: number) => string | number;
}

interface Page {
  /** first row, from 0 */
  readonly start: number;
  readonly limit: number;
}

interface Provenance {
  readonly data_version: string;
  readonly sources: readonly CitedSource[];
}

/** 1,500 tokens of four letters, minus the overhead of the protocol. */
const MAX_LETTERS = 1500 * 4 - 200;

/** Letters of the longest full answer. A year of prayer times has 80,000, and the protocol sends an answer twice. */
const MAX_FULL_LETTERS = 100_000;

const BETWEEN = ' | ';
const cellText = (cell: Fact): string => (cell === true ? 'yes' : cell === false ? 'no' : String(cell ?? '-'));

/** The whole HTTP answer. @throws {RequestError} if it is too long */
export function fullResult(data: unknown, provenance: Provenance): CallToolResult {
  const structured = { data, ...provenance };
  const text = JSON.stringify(structured);
  if (text.length > MAX_FULL_LETTERS)
    throw queryError(
      ['detail'],
      `"full" is not allowed for an answer of ${text.length} letters`,
      `a shorter span, of at most ${MAX_FULL_LETTERS} letters, or short`,
    );
  return { content: [{ type: 'text', text }], structuredContent: structured };
}

/** Returns as many rows as fit, as text and as an object. */
export function shortResult(
  { facts, columns, rows = [], fromOf }: Short,
  page: Page,
  provenance: Provenance,
): CallToolResult {
  const lines = rows.slice(page.start).map((row) => row.map(cellText).join(BETWEEN));
  const withRows = (count: number): CallToolResult => {
    const left = lines.length - count;
    const next = page.start + count;
    const data = {
      ...facts,
      ...(columns && { columns: columns.join(BETWEEN), rows: lines.slice(0, count) }),
      ...(left > 0 && { rows_left: left, next_from: fromOf?.(next) ?? next + 1 }),
    };
    const structured = { data, ...provenance };
    return { content: [{ type: 'text', text: wordsOf(data) }], structuredContent: structured };
  };
  let count = Math.min(lines.length, page.limit);
  let result = withRows(count);
  for (; lettersOf(result) > MAX_LETTERS && count > 1; result = withRows(count)) {
    const isFar = lettersOf(result) > MAX_LETTERS * 2;
    count -= isFar ? Math.ceil(count / 2) : 1;
  }
  return result;
}

const lettersOf = (result: CallToolResult): number => JSON.stringify(result).length;

/** Facts as `name: value`, then the rows. */
function wordsOf(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => (Array.isArray(value) ? value.join('\n') : `${name}: ${cellText(value as Fact)}`))
    .join('\n');
}
