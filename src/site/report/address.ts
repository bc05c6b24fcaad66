/** Addresses of prefilled reports: an issue of the project's repository, or a mail to its contact. */
import type { ReportTarget } from '#site/data/day-index.ts';
import type { InLanguages, Language } from '#site/kit/language.ts';

export interface Report {
  readonly title: string;
  /** lines of the report, each "name: value" */
  readonly lines: readonly string[];
}

/** Address of the contact: `mailto:` for a mail address, else the unchanged URL. Undefined without a contact. */
export const contactAddress = (contact: string | undefined): string | undefined =>
  !contact ? undefined : /^(https?|mailto):/.test(contact) ? contact : `mailto:${contact}`;

/**
 * Address that opens a prefilled report: an issue if there is a repository, else a mail. A contact page accepts no
 * text, so its address is unchanged. Undefined if neither is set.
 */
export function reportAddress({ repository, contact }: ReportTarget, { title, lines }: Report): string | undefined {
  const body = `${lines.join('\n')}\n\n`;
  if (repository) {
    const base = repository.replace(/(\.git)?\/*$/, '');
    const isGitLab = new URL(base).hostname.includes('gitlab');
    return isGitLab
      ? `${base}/-/issues/new?${query({ 'issue[title]': title, 'issue[description]': body })}`
      : `${base}/issues/new?${query({ title, body })}`;
  }
  const address = contactAddress(contact);
  return address?.startsWith('mailto:') ? `${address}?${query({ subject: title, body })}` : address;
}

/** Mail programs read `+` as a plus sign: spaces are written `%20`. */
const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

export const REPORT_TEXT = {
  fa: { report: 'گزارش اشتباه', mistakeIn: 'اشتباه در', prompt: 'چه چیزی اشتباه است؟ لطفاً منبع را هم بنویسید:' },
  en: {
    report: 'Report a mistake',
    mistakeIn: 'Mistake in',
    prompt: 'What is wrong? Please add a source:',
  },
} satisfies InLanguages<unknown>;

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
