/** How the accuracy page prints figures and tables. */
import * as gregorian from '#core/gregorian.ts';
import { monthName } from '#core/names.ts';
import { gregorianDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language, numeral, percentText, signed } from '#site/kit/language.ts';
import type { Agreement } from '#tables/accuracy-types.ts';

type Cell = Html | string;

type Column<Row> = readonly [head: string, cell: (row: Row) => Cell];

/** A table of records, each column with the function that prints its cell. The first column names the row. */
export const tableOf = <Row>(
  title: string,
  records: readonly Row[],
  [first, ...others]: readonly [Column<Row>, ...Column<Row>[]],
): { title: string; columns: string[]; rows: Html[] } => ({
  title,
  columns: [first, ...others].map(([head]) => head),
  rows: records.map((row) => {
    const cells = others.map(([, cell]) => html`<td>${cell(row)}</td>`);
    return html`<tr><th scope="row">${first[1](row)}</th>${cells}</tr>`;
  }),
});

/** Words and figures in the language of the page. */
export const words = (language: Language) => ({
  say: (fa: string, en: string): string => ({ fa, en })[language],
  number: (value: number | string): string => numeral(language, value),
  size: (value: number): string => count(language, value),
  share: ({ agreeing, compared }: Agreement): string => percentText(language, agreeing / compared),
  outOf: ({ agreeing, compared }: Agreement): string =>
    `${count(language, agreeing)} ${{ fa: 'از', en: 'of' }[language]} ${count(language, compared)}`,
  /** A difference with its sign before it, in both directions of writing. */
  difference: (value: number, digits: number): Html => html`<bdi>${signed(language, value, digits)}</bdi>`,
  /** A span of years, which no end of a line parts. */
  years: ({ firstYear, lastYear }: { readonly firstYear: number; readonly lastYear: number }): string =>
    numeral(language, `${firstYear}\u2060–\u2060${lastYear}`),
  /** @param month `YYYY-MM` */
  hijriMonth(month: string): string {
    const [year, number = 0] = month.split('-').map(Number);
    return numeral(language, `${monthName('hijri', number)[language]} ${year}`);
  },
  dayOf: (isoDate: string): string => gregorianDateText(language, gregorian.fromIsoDate(isoDate)),
});
