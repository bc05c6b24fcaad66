/** Age and difference: two dates, each in a selectable calendar, and the working days between them. */
import { CALENDAR_KEYS } from '#api/calendar-keys.ts';
import { dateSpan } from '#site/data/date-span.ts';
import { startGroup } from '#site/date-fields/browser.ts';
import { asked, keep } from '#site/date-fields/query.browser.ts';
import { OWN_KEYS } from '#site/date-fields/view.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { language, part, print, today } from '#site/kit/page.browser.ts';
import { isKnown, type Tools } from './sum.browser.ts';
import { reversedNote, spanParts, workdayFacts } from './view.ts';

const own = OWN_CALENDARS[language];

/** @returns a function that counts the working days again after the weekend has changed */
export function startDifference({ hijri, workdays, options, dateAsked, dateOf }: Tools): () => void {
  const [since, until] = [dateAsked('since'), dateAsked('until')];
  const firstOfYear = own.toJdn({ year: own.fromJdn(today()).year, month: 1, day: 1 });
  const calendar = CALENDAR_KEYS.find((key) => key === asked.get('calendar'));
  const from = startGroup(part('from'), hijri, {
    jdn: since.jdn ?? firstOfYear,
    wrong: since.wrong,
    ...(!since.wrong && { calendar }),
    onChange,
  });
  const to = startGroup(part('to'), hijri, { jdn: until.jdn ?? today(), wrong: until.wrong, onChange });

  function show(): void {
    const [first, last] = [from.day(), to.day()];
    if (first === undefined || last === undefined) {
      print('span', html``);
      print('workdays', html``);
      return;
    }
    const [earlier, later] = first < last ? [first, last] : [last, first];
    const span = dateSpan(from.calendar(), earlier, later);
    print('span', html`${spanParts(language, span)}${last < first && reversedNote(language)}`);
    const isCounted = isKnown(earlier) && isKnown(later);
    print('workdays', workdayFacts(language, isCounted ? workdays.count(earlier, later, options()) : undefined));
  }

  function onChange(): void {
    show();
    const [first, last] = [from.day(), to.day()];
    if (first === undefined || last === undefined) return;
    const key = from.key();
    keep({ since: dateOf(first), until: dateOf(last), calendar: key === OWN_KEYS[language] ? undefined : key });
  }

  show();
  return show;
}
