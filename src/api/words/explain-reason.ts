/** Why a day is off for a sector or is not, in a sentence or two of both languages. */
import { type Closure, isDayOff } from '#core/closures.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { HolidayLawTable, SectorRule } from '#tables/types.ts';
import { joined, type Text } from '../base/text.ts';
import type { DayFacts } from '../facts/confidence.ts';
import { ownDaysOff, ruleOf } from '../query/sectors.ts';

interface ReasonFacts extends Pick<DayFacts, 'jdn' | 'sector' | 'province' | 'isWorkday' | 'holidays'> {
  /** name of the province */
  readonly asked: Text | undefined;
  /** other occasions of the day */
  readonly others: readonly Occurrence[];
  /** closures of the day that pass the filter of the query */
  readonly closures: readonly Closure[];
  readonly sectors: readonly SectorRule[];
  readonly laws: Pick<HolidayLawTable, 'bases' | 'laws'>;
}

/** Why the day is off or is not; for everybody also who else is off, and holidays of the past. */
export function reason(facts: ReasonFacts): Text {
  const first = firstReason(facts);
  if (facts.sector !== 'public' || facts.holidays.length > 0) return first;
  const more = [...formerHolidays(facts), ...otherSectorsOff(facts)];
  return joined([first, ...more]);
}

function firstReason(facts: ReasonFacts): Text {
  const { holidays, closures, sector, province, isWorkday, sectors } = facts;
  if (holidays.length > 0) {
    const fa = holidays.map(({ occasion }) => occasion.title_fa).join('، ');
    const en = holidays.map(({ occasion }) => occasion.title_en).join(', ');
    return { fa: `تعطیل رسمی است: ${fa}.`, en: `It is an official holiday: ${en}.` };
  }
  const rule = ruleOf(sector, { sectors });
  const [own] = ownDaysOff(facts.jdn, rule);
  if (own) return ownReason(own, rule);
  const closing = closures.find((closure) => isDayOff(closure, { sector, province }));
  if (closing) {
    const { title_fa, title_en } = closing;
    return { fa: `به تصمیم موردی تعطیل است: ${title_fa}.`, en: `It is closed by a decision: ${title_en}.` };
  }
  return isWorkday
    ? { fa: 'تعطیل رسمی نیست و آخر هفته هم نیست.', en: 'It is neither an official holiday nor a day of the weekend.' }
    : { fa: 'روزی از آخر هفته است و تعطیل رسمی نیست.', en: 'It is a day of the weekend and no official holiday.' };
}

const ownReason = ({ title_fa, title_en }: SectorRule['days_off'][number], rule: SectorRule): Text => ({
  fa: `${rule.title_fa} تعطیل‌اند: ${title_fa} (${rule.law_fa}).`,
  en: `${rule.title_en} are off: ${title_en} (${rule.law_en}).`,
});

/** Occasions of the day that were official holidays until an earlier year, and the law that abolished each, if known. */
function formerHolidays({ jdn, others, laws: { bases, laws } }: ReasonFacts): Text[] {
  const year = persian.yearOf(jdn);
  return others.flatMap(({ occasion: { slug, title_fa, title_en } }) => {
    const ends = bases.flatMap(({ slug: other, years: [, last] }) => (other === slug && last !== null ? [last] : []));
    const last = Math.max(...ends.filter((end) => end < year));
    if (last < 0) return [];
    const law = laws.findLast(({ ends: ended }) => ended?.includes(slug));
    return [
      {
        fa: `${title_fa} تا سال ${toPersianDigits(last)} تعطیل رسمی بود${law ? `؛ ${law.title_fa} آن را لغو کرد` : ''}.`,
        en: `${title_en} was an official holiday until ${last}${law ? `; abolished by: ${law.title_en}` : ''}.`,
      },
    ];
  });
}

/** Where a closure is, with the name of the province if the query names one. */
function placeOf({ provinces, counties }: Closure, asked: Text | undefined): Text {
  if (provinces.length === 0) return { fa: 'در سراسر کشور', en: 'In the whole country' };
  if (!asked) return { fa: 'در برخی استان‌ها', en: 'In some provinces' };
  return counties.length === 0
    ? { fa: `در ${asked.fa}`, en: `In ${asked.en}` }
    : { fa: `در شهرستان‌هایی از ${asked.fa}`, en: `In some counties of ${asked.en}` };
}

/** The sectors that are off on a day that is no official holiday. */
function otherSectorsOff(facts: ReasonFacts): Text[] {
  const own = facts.sectors.flatMap((rule) => ownDaysOff(facts.jdn, rule).map((day) => ownReason(day, rule)));
  const closed = facts.closures.map((closure) => {
    const place = placeOf(closure, facts.asked);
    return { fa: `${place.fa}: ${closure.title_fa}.`, en: `${place.en}: ${closure.title_en}.` };
  });
  return [...own, ...closed.filter(({ en }, index) => closed.findIndex((one) => one.en === en) === index)];
}
