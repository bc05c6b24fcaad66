/** A day in words, and as a picture to send. */
import { feastOn } from '#core/feasts.ts';
import { dateText, dayText, isoDate, monthText, weekdayOf } from '#site/kit/dates.ts';
import { inLanguages, type Language, numeral } from '#site/kit/language.ts';
import type { ShareCard } from '#site/share-card/card.ts';
import type { Group } from './group-names.ts';
import { groupOf } from './groups.ts';
import type { Cell } from './resources.ts';
import { titleOf } from './titles.ts';

const IN_WORDS = inLanguages({ equals: { fa: 'برابر با', en: 'is' }, and: { fa: 'و', en: 'and' } });

/** «شنبه ۳۰ آبان ۱۴۰۵ برابر با ۲۱ نوامبر ۲۰۲۶ و ۱۱ جمادی‌الثانی ۱۴۴۸» */
export const dayInWords = (language: Language, cell: Cell): string => {
  const { equals, and } = IN_WORDS[language];
  return `${dayText(language, cell.sh)} ${equals} ${dateText(language, cell.gregorian)} ${and} ${dateText(language, cell.hijri)}`;
};

const MAX_TITLES_OF_CARD = 4;

interface CardOptions {
  /** groups of occasions that it names, besides holidays */
  readonly shown: readonly Group[];
  /** of the page */
  readonly address: string;
  /** stands first: the sentence of the hour, or an occasion */
  readonly sentence?: string | undefined;
}

/** The picture of a day. */
export function dayCard(language: Language, cell: Cell, { shown, address, sentence }: CardOptions): ShareCard {
  const [date, other] = language === 'fa' ? [cell.sh, cell.gregorian] : [cell.gregorian, cell.sh];
  const feast = feastOn(cell.sh)?.name;
  const titles = cell.events
    .filter((event) => event.is_holiday || shown.includes(groupOf(event)))
    .slice(0, MAX_TITLES_OF_CARD)
    .map((event) => titleOf(language, event))
    .filter((title) => title !== sentence);
  return {
    name: `salnama-${isoDate(cell.gregorian)}`,
    colour: feast ?? (cell.is_holiday || cell.is_friday ? 'red' : 'plain'),
    head: weekdayOf(language, date),
    figure: numeral(language, date.day),
    title: monthText(language, date),
    lines: [...(sentence ? [sentence] : []), ...titles],
    notes: [dateText(language, other), dateText(language, cell.hijri)],
    picture: feast,
    text: [...(sentence ? [sentence] : []), dayInWords(language, cell), ...titles, address].join('\n'),
  };
}
