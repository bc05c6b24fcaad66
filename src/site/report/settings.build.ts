/**
 * Address for reports of mistakes, from the environment of the build. If it is not set, the pages have no report link.
 * Build only.
 */
import type { ReportTarget } from '#site/data/day-index.ts';

export const REPORT_TARGET: ReportTarget = {
  repository: process.env.REPOSITORY || undefined,
  contact: process.env.CONTACT || undefined,
};
