/**
 * Address for reports of mistakes, from the environment of the build. If it is not set, the pages have no report link.
 * Build only.
 */

import { SITE_URL } from '#site/data/now.build.ts';
import type { ReportTarget } from '#site/data/resources.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import { REPORT_TEXT, reportAddress, reportOf } from './address.ts';

export const REPORT_TARGET: ReportTarget = {
  repository: process.env.REPOSITORY || undefined,
  contact: process.env.CONTACT || undefined,
};

export interface ReportedThing {
  readonly language: Language;
  /** title of the page or entry */
  readonly name: string;
  /** the row of the data, such as `data/occasions: yalda`; omitted for a whole page */
  readonly row?: string;
  /** address of the Persian page */
  readonly path: string;
  /** id of the place on the page */
  readonly hash?: string;
  /** ids of the row's sources */
  readonly sources?: readonly string[];
}

/** Undefined if the build knows neither a repository nor a contact. */
export function reportAddressOf({ language, name, row, path, hash, sources = [] }: ReportedThing): string | undefined {
  const address = pagePath(language, path) + (hash === undefined ? '' : `#${hash}`);
  const page = (SITE_URL ?? '') + address;
  return reportAddress(
    REPORT_TARGET,
    reportOf(language, { name, row, page, sources, dataVersion: tables.dataset.version }),
  );
}

/** Empty if the build knows neither a repository nor a contact. */
export function reportLink(thing: ReportedThing): Html {
  const href = reportAddressOf(thing);
  return html`${href !== undefined && html`<p class="more"><a href="${href}" rel="noreferrer">${REPORT_TEXT[thing.language].report}</a></p>`}`;
}
