/** Where mistakes are reported, as the environment of the build says. Unset, the pages offer nothing. Build only. */
import type { ReportTarget } from './address.ts';

export const REPORT_TARGET: ReportTarget = {
  repository: process.env.REPOSITORY || undefined,
  contact: process.env.CONTACT || undefined,
};
