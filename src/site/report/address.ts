/** Addresses of prefilled reports: an issue of the project's repository, or a mail to its contact. */
import type { ReportTarget } from '#site/data/resources.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type InLanguages, inLanguages, type Language } from '#site/kit/language.ts';

export interface Report {
  readonly language: Language;
  /** title of the page or entry, such as an occasion */
  readonly name: string;
  /** the row of the data, such as `data/occasions: yalda`; undefined for a page that shows many */
  readonly row?: string | undefined;
  /** address of the page */
  readonly page: string;
  /** ids of the row's sources */
  readonly sources?: readonly string[] | undefined;
  readonly dataVersion: string;
}

/** Issue forms of the repository, in `.github/ISSUE_TEMPLATE`; GitHub fills their fields by id. */
const FORMS: InLanguages<string> = { fa: 'wrong-date-fa.yml', en: 'wrong-date.yml' };

/** Address of the contact: `mailto:` for a mail address, else the unchanged URL. Undefined without a contact. */
export const contactAddress = (contact: string | undefined): string | undefined =>
  !contact ? undefined : /^(https?|mailto):/.test(contact) ? contact : `mailto:${contact}`;

/**
 * Address that opens a prefilled report: a form or an issue if there is a repository, else a mail. A contact page
 * accepts no text, so its address is unchanged. Undefined if neither is set.
 */
export function reportAddress({ repository, contact }: ReportTarget, report: Report): string | undefined {
  const { language, name, row, page, sources = [], dataVersion } = report;
  const title = `${REPORT_TEXT[language].mistakeIn} ${name}`;
  // The names of the lines are English, so that all reports read alike.
  const about = [
    `Page: ${page}`,
    ...(row === undefined ? [] : [`Row: ${row}`]),
    ...(sources.length > 0 ? [`Source: ${sources.join(', ')}`] : []),
  ];
  const body = `${[...about, `Data version: ${dataVersion}`, '', REPORT_TEXT[language].prompt].join('\n')}\n\n`;
  if (repository) {
    const base = repository.replace(/(\.git)?\/*$/, '');
    const { hostname } = new URL(base);
    if (hostname === 'github.com') {
      const fields = { template: FORMS[language], title, what: about.join('\n'), version: dataVersion };
      return `${base}/issues/new?${query(fields)}`;
    }
    return hostname.includes('gitlab')
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

export const REPORT_TEXT = inLanguages({
  report: { fa: 'گزارش اشتباه', en: 'Report a mistake' },
  mistakeIn: { fa: 'اشتباه در', en: 'Mistake in' },
  prompt: { fa: 'چه چیزی اشتباه است؟ لطفاً منبع را هم بنویسید:', en: 'What is wrong? Please add a source:' },
});

/** The link to a report; empty without an address. */
export const reportLine = (language: Language, href: string | undefined): Html =>
  html`${href !== undefined && html`<p class="more"><a href="${href}" rel="noreferrer">${REPORT_TEXT[language].report}</a></p>`}`;
