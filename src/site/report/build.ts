/**
 * Address for reports of mistakes, from the environment of the build. If it is not set, the pages have no report link.
 * Build only.
 */

import { SITE_URL } from '#site/data/now.build.ts';
import type { ReportTarget } from '#site/data/resources.ts';
import type { Html } from '#site/kit/html.ts';
import { pagePath } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import { type Report, reportAddress, reportLine } from './address.ts';

export const REPORT_TARGET: ReportTarget = {
  repository: process.env.REPOSITORY || undefined,
  contact: process.env.CONTACT || undefined,
};

export interface ReportedThing extends Pick<Report, 'language' | 'name' | 'row' | 'sources'> {
  /** address of the Persian page */
  readonly path: string;
  /** id of the place on the page */
  readonly hash?: string;
}

/** Undefined if the build knows neither a repository nor a contact. */
export function reportAddressOf({ path, hash, ...thing }: ReportedThing): string | undefined {
  const page = (SITE_URL ?? '') + pagePath(thing.language, path) + (hash === undefined ? '' : `#${hash}`);
  return reportAddress(REPORT_TARGET, { ...thing, page, dataVersion: tables.dataset.version });
}

/** Empty if the build knows neither a repository nor a contact. */
export const reportLink = (thing: ReportedThing): Html => reportLine(thing.language, reportAddressOf(thing));
