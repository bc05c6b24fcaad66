/** The well-known occasions of a period, in words. */
import type { Jdn } from '#core/jdn.ts';
import { IRANIAN_CATEGORIES, WELL_KNOWN } from '#core/occasions.ts';
import { type Text, titleText } from '../base/text.ts';
import { listed } from '../facts/day.ts';
import { mayMove } from '../facts/occasion-days.ts';
import { countText, marked, ownDate, type ReaderContext, say, withoutYear } from './text-answer.ts';

const MOST_OCCASIONS = 8;

/** How many there are, of a present period from today on, then the best known by day: «۱۶ آذر: روز دانشجو»; one without a count. */
export function periodOccasions(first: Jdn, last: Jdn, { almanac, today }: ReaderContext): Text[] {
  const from = first < today && today <= last ? today : first;
  const all = listed(almanac.occasions.onDays(from, last), IRANIAN_CATEGORIES)
    .filter(({ isHoliday, occasion }) => isHoliday || occasion.rank <= WELL_KNOWN)
    .sort((a, b) => Number(b.isHoliday) - Number(a.isHoliday) || a.occasion.rank - b.occasion.rank || a.jdn - b.jdn)
    .filter(
      ({ occasion }, index, all) => index === all.findIndex((one) => one.occasion.title_fa === occasion.title_fa),
    );
  const texts = all
    .slice(0, MOST_OCCASIONS)
    .sort((a, b) => a.jdn - b.jdn)
    .map((one) => {
      const [date, title] = [withoutYear(ownDate(one.jdn, almanac)), titleText(one.occasion)];
      return marked(say(`${date.fa}: ${title.fa}`, `${date.en}: ${title.en}`), mayMove(one, almanac));
    });
  const { fa, en } = countText(all.length, 'مناسبت مهم', 'main occasion');
  const count = from === first ? say(fa, en) : say(`${fa} از امروز`, `${en} from today`);
  return texts.length > 1 ? [count, ...texts] : texts;
}
