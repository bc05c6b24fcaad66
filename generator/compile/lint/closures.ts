import { checkPersianDate } from './persian-date.ts';
import type { LintRule } from './rule.ts';

/** Confidence that a one-off day needs to be published as an official holiday. */
const PUBLISHABLE = /^(high|medium-high)/;

export const closures: LintRule = {
  name: 'closures',
  description: 'Closures are Persian dates in order; published ones are national, well attested and cite a source',
  check({ closures: entries }, report) {
    for (const entry of entries) {
      const { first_day, last_day, published, scope, confidence, sources } = entry.value;
      const isDate = [first_day, last_day].map((day) => checkPersianDate(entry, day, report));
      if (isDate.every(Boolean) && last_day < first_day) report(entry, 'a last day not before the first', last_day);
      if (published && scope !== 'national') report(entry, 'scope national for a published closure', scope);
      if (published && !PUBLISHABLE.test(confidence)) report(entry, 'confidence high or medium-high', confidence);
      if (published && sources.length === 0) report(entry, 'a source for a published closure', 'none');
    }
  },
};
