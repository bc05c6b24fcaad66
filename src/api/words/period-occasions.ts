/** The well-known occasions of a period, in words. */
import type { Jdn } from '#core/jdn.ts';
import { IRANIAN_CATEGORIES, WELL_KNOWN } from '#core/occasions.ts';
import { type Text, titleText } from '../base/text.ts';
import { listed } from '../facts/day.ts';
import { mayMove } from '../facts/occasion-days.ts';
import { marked, ownDate, type ReaderContext, say, withoutYear } from './text-answer.ts';

const MOST_OCCASIONS = 5;

/** The first of them with their dates, of a present period from today on: «۱۶ آذر: روز دانشجو». */
export function periodOccasions(first: Jdn, last: Jdn, { almanac, today }: ReaderContext): Text[] {
  const from = first < today && today <= last ? today : first;
  return listed(almanac.occasions.onDays(from, last), IRANIAN_CATEGORIES)
    .filter(({ isHoliday, occasion }) => isHoliday || occasion.rank <= WELL_KNOWN)
    .sort((a, b) => a.jdn - b.jdn)
    .filter(({ occasion }, index, all) => index === all.findIndex((one) => one.occasion.title_fa === occasion.title_fa))
    .slice(0, MOST_OCCASIONS)
    .map((one) => {
      const [date, title] = [withoutYear(ownDate(one.jdn, almanac)), titleText(one.occasion)];
      return marked(say(`${date.fa}: ${title.fa}`, `${date.en}: ${title.en}`), mayMove(one, almanac));
    });
}
