/** Address of a prefilled report with the data version and settings of the build. Build only. */
import { type Language, pagePath } from '#site/kit/language.ts';
import { SITE_URL } from '#site/kit/site-url.build.ts';
import { tables } from '#tables/index.ts';
import { reportAddress } from './address.ts';
import { REPORT_TARGET } from './settings.build.ts';
import { reportOf } from './view.ts';

export interface ReportedThing {
  readonly language: Language;
  /** title of the page or entry */
  readonly name: string;
  /** the row of the data, such as `data/occasions: yalda` */
  readonly row: string;
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
