import { createHijriCalendar } from '#core/hijri.ts';
import { createRuleDays, type RuleDay } from '#core/occasion-days.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import * as persian from '#core/persian.ts';
import type { Data } from '../data.ts';
import { compileDayLists } from '../day-lists.ts';
import { compileHijriMonths } from '../hijri-months.ts';
import type { Check } from './rule.ts';

/** Most days by which an occasion moves: by a sighting, to the next Friday or by a week. */
const FARTHEST = 10;

/** Exceptions move an occasion, once a year of its rule's calendar, to another Persian date near the day of its rule. */
export const exceptions: Check = (data, report) => {
  const rules = new Map(data.occasions.map(({ slug, rule }) => [slug, rule]));
  const ruleDays = ruleDaysNear(data);
  const moved = new Set<string>();
  for (const entry of data.exceptions) {
    const { slug, year, day } = entry;
    const rule = rules.get(slug);
    if (rule === undefined) {
      report(entry, 'the slug of an occasion', `"${slug}"`);
      continue;
    }
    const name = `${slug} ${year}`;
    if (moved.has(name)) report(entry, 'one exception per year', `${name} again`);
    moved.add(name);
    const days = ruleDays(rule, persianYear(day)).filter(({ ruleYear }) => ruleYear === year);
    if (days.length > 1) report(entry, 'an occasion with one day a year', `${days.length} days by ${rule}`);
    const distance = days[0] ? Math.abs(persian.fromIsoDate(day) - days[0].jdn) : Infinity;
    if (distance === 0) report(entry, 'a day other than that of the rule', day);
    if (distance > FARTHEST) report(entry, `a day of ${year} within ${FARTHEST} days of the rule's`, day);
  }
};

const persianYear = (day: string): number => Number(day.slice(0, 4));

/** Days of a rule in the Persian years of an exception and the years before and after. */
function ruleDaysNear(data: Data): (rule: string, year: number) => RuleDay[] {
  const years = data.exceptions.map(({ day }) => persianYear(day));
  const span = { first: Math.min(...years) - 1, last: Math.max(...years) + 1 };
  const hijri = createHijriCalendar(compileHijriMonths(data));
  return (rule, year) => {
    const parsed = parseOccasionRule(rule);
    const daysOfYear = createRuleDays(hijri, parsed.kind === 'listed' ? compileDayLists(data, span) : {});
    return [year - 1, year, year + 1].flatMap((near) => daysOfYear(near)(parsed));
  };
}
