/** A report about one row of the data. */
import type { Language } from '#site/kit/language.ts';
import type { Report } from './address.ts';
import { REPORT_TEXT } from './text.ts';

export interface ReportedRow {
  /** title of the page or entry, such as an occasion */
  readonly name: string;
  /** the row of the data, such as `data/occasions: yalda` */
  readonly row: string;
  /** address of the page */
  readonly page: string;
  /** ids of the row's sources */
  readonly sources?: readonly string[];
  readonly dataVersion: string;
}

/** The report that the reader completes: names of the lines are English, so that all reports read alike. */
export function reportOf(language: Language, { name, row, page, sources = [], dataVersion }: ReportedRow): Report {
  const text = REPORT_TEXT[language];
  return {
    title: `${text.mistakeIn} ${name}`,
    lines: [
      `Page: ${page}`,
      `Row: ${row}`,
      ...(sources.length > 0 ? [`Source: ${sources.join(', ')}`] : []),
      `Data version: ${dataVersion}`,
      '',
      text.prompt,
    ],
  };
}
