/**
 * The hijri table for the browser: one bit per month for its length, and which months are published. The basis of
 * published months is omitted; pages only distinguish estimates.
 */
import type { HijriTable } from '#core/hijri.ts';

export interface HijriBits {
  readonly firstYear: number;
  readonly firstDay: number;
  /** number of months */
  readonly months: number;
  /** indexes of the first month that is no estimate, and of the last one */
  readonly published: readonly [first: number, last: number];
  /** year and month of the last month whose first day is published */
  readonly lastPublished: readonly [year: number, month: number];
  /** base64, the first month in the lowest bit of the first byte; set for 30 days */
  readonly long: string;
}

const PUBLISHED = /[ocap]/i;

export function packHijriTable({ firstYear, firstDay, codes, lastPublished }: HijriTable): HijriBits {
  const bytes = new Uint8Array(Math.ceil(codes.length / 8));
  Array.from(codes).forEach((code, index) => {
    if (code < 'a') bytes[index >> 3]! |= 1 << (index & 7);
  });
  const first = codes.search(PUBLISHED);
  const last = Array.from(codes).findLastIndex((code) => PUBLISHED.test(code));
  return {
    firstYear,
    firstDay,
    months: codes.length,
    published: [first, last],
    lastPublished,
    long: btoa(String.fromCharCode(...bytes)),
  };
}

export function unpackHijriTable({
  firstYear,
  firstDay,
  months,
  published,
  lastPublished,
  long,
}: HijriBits): HijriTable {
  const bytes = atob(long);
  const codeOf = (index: number) => {
    const isLong = (bytes.charCodeAt(index >> 3) >> (index & 7)) & 1;
    const code = index >= published[0] && index <= published[1] ? 'o' : 'h';
    return isLong ? code.toUpperCase() : code;
  };
  const codes = Array.from({ length: months }, (_, index) => codeOf(index)).join('');
  return { firstYear, firstDay, codes, lastPublished };
}
