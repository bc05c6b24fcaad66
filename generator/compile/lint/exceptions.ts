import { createRuleCalendars } from '#core/occasion-days.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { persianDay } from '../occasions.ts';
import { lintCalendar } from './lint-calendar.ts';
import { checkPersianDate } from './persian-date.ts';
import type { LintRule } from './rule.ts';

/** A day is moved by a sighting or to a neighbouring Friday, not farther. */
const FARTHEST = 10;

export const exceptions: LintRule = {
  name: 'exceptions',
  needsCalendar: true,
  description: 'Exceptions move a hijri occasion, once a year, to another Persian date near the day of its rule',
  check(data, report) {
    const rules = new Map(data.occasions.map(({ value }) => [value.slug, value.rule]));
    const { daysOf } = createRuleCalendars(lintCalendar(data), {});
    const moved = new Set<string>();
    for (const entry of data.exceptions) {
      const { slug, hijri_year, day } = entry.value;
      const rule = rules.get(slug);
      if (!rule?.startsWith('hijri:')) {
        report(entry, 'the slug of a hijri occasion', `"${slug}"`);
        continue;
      }
      const name = `${slug} ${hijri_year}`;
      if (moved.has(name)) report(entry, 'one exception for a year', `${name} again`);
      moved.add(name);
      if (!checkPersianDate(entry, day, report)) continue;
      const jdn = persianDay(day);
      const year = Number(day.slice(0, 4));
      const ruleDay = [year - 1, year, year + 1]
        .flatMap((persianYear) => daysOf(parseOccasionRule(rule), persianYear))
        .find(({ ruleYear }) => ruleYear === hijri_year)?.jdn;
      const distance = ruleDay === undefined ? Infinity : Math.abs(jdn - ruleDay);
      if (distance === 0) report(entry, 'another day than that of the rule', day);
      if (distance > FARTHEST) report(entry, `a day of ${hijri_year} within ${FARTHEST} days of the rule's`, day);
    }
  },
};
