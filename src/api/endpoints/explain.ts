import { probabilityWords } from '#core/day-probability.ts';
import { isoText } from '#core/jdn.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { pick } from '#core/pick.ts';
import type { HolidayLawTable } from '#tables/types.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { changedAtMidnight, todayInTehran } from '../base/tehran.ts';
import { joined } from '../base/text.ts';
import { dayListNote } from '../facts/closure-lists.ts';
import { citedSources, closureDays } from '../facts/closures.ts';
import { type DayFacts, LIST_INCOMPLETE, uncollectedNote } from '../facts/confidence.ts';
import { dayQuery } from '../facts/day.ts';
import { dayDates } from '../facts/four-calendars.ts';
import { groundsOf } from '../facts/holiday-laws.ts';
import { certaintyOf, type Decision } from '../facts/month-decision.ts';
import { ruleOf } from '../query/sectors.ts';
import { reason } from '../words/explain-reason.ts';
import { ruleWords } from '../words/rule-words.ts';

export const explain = defineEndpoint({
  id: 'explain',
  path: '/explain',
  ...dayQuery,
  example: { date: '1405-01-01' },
  resolve(parameters, context, jdn) {
    const { almanac } = context;
    const today = todayInTehran(context.now);
    const { facts, closures, month, deciding, confidence } = certaintyOf(jdn, parameters, almanac, today);
    const { sector, province, isWorkday, holidays } = facts;
    const others = almanac.occasions.onDays(jdn, jdn).filter(({ isHoliday }) => !isHoliday);
    const rule = ruleOf(sector, almanac);
    const { sectors, holidayLaws: laws } = almanac;
    const asked = province === undefined ? undefined : almanac.provinces.get(province);
    const why = reason({ ...facts, asked, others, closures, sectors, laws });
    const changes = wouldChange(facts, deciding);
    const listNote = isWorkday ? dayListNote(facts, almanac) : undefined;
    const reasons = joined([why, uncollectedNote(facts, almanac), listNote]);
    return {
      ...dayDates(jdn),
      date_hijri: isoText(almanac.hijri.fromJdn(jdn)),
      is_holiday: holidays.length > 0,
      is_workday: isWorkday,
      why_fa: reasons.fa,
      why_en: reasons.en,
      confidence,
      holidays: holidays.map((holiday) => explained(holiday, almanac.holidayLaws)),
      closures: closureDays(almanac.closures, [jdn, jdn], parameters),
      hijri_month: month,
      would_change_fa: changes.map(({ fa }) => fa),
      would_change_en: changes.map(({ en }) => en),
      sector_note_fa: rule.note_fa,
      sector_note_en: rule.note_en,
    };
  },
  lifetime: (query, context, jdn) => changedAtMidnight(dayQuery.lifetime(query, context, jdn), context.now),
});

function explained({ occasion, jdn, estimate, ruleYear }: Occurrence, table: HolidayLawTable) {
  const { slug, rule, moved = [] } = occasion;
  const words = ruleWords(parseOccasionRule(rule));
  const year = persian.yearOf(jdn);
  return {
    ...pick(occasion, ['slug', 'title_fa', 'title_en', 'rule']),
    rule_fa: words.fa,
    rule_en: words.en,
    is_moved: moved.some(([year, day]) => year === ruleYear && day === jdn),
    estimate,
    laws: groundsOf(slug, [year, year], table, persian.toIsoDate(jdn)),
    sources: citedSources(table.cited.find(([other]) => other === slug)?.[1] ?? [], table.sources),
  };
}

const CORRECTION = {
  fa: 'اصلاح داده، اگر سندی نشان دهد که آن روز جز این بوده است.',
  en: 'A correction of the data, if a source shows that the day was otherwise.',
};
const CLOSURE = {
  fa: 'مصوبهٔ هیئت وزیران که روزی را یک‌باره تعطیل کند.',
  en: 'A decision of the cabinet that closes a day once.',
};
const NEW_LAW = { fa: 'قانون تازه‌ای دربارهٔ تعطیلات رسمی.', en: 'A new law on the official holidays.' };

/** Decisions and laws do not change a past day, but an announcement of its month still can, and so can a missing row. */
function wouldChange({ jdn, today, holidays }: DayFacts, month: Decision) {
  const isHoliday = holidays.length > 0;
  const changes = jdn < today ? [CORRECTION] : isHoliday ? [CLOSURE, NEW_LAW] : [CLOSURE];
  if (!isHoliday) changes.push(LIST_INCOMPLETE);
  if (month.other_first_day_gregorian !== null) {
    const words = probabilityWords({ probability: month.probability ?? undefined });
    changes.push({
      fa: `اعلام آغاز ماه ${month.month_name_fa} در روزی دیگر، محتمل‌تر از همه ${month.other_first_day_gregorian} (${words.fa}).`,
      en: `An announcement that ${month.month_name_en} begins on another day, most likely ${month.other_first_day_gregorian} (${words.en}).`,
    });
  }
  return changes;
}
