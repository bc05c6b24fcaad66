/** Addresses of prefilled reports: an issue of the project's repository, or a mail to its contact. */
import type { ReportTarget } from '#site/data/day-index.ts';

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
