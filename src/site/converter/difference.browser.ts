/** The time between two dates in years, months and days of the calendar of the first date, and the working days in it. */
import { calendarOf } from '#core/calendars.ts';
import { difference } from '#core/date-sums.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { language, print, today } from '#site/kit/page.browser.ts';
import { addressOf, asked, keep, startField } from './field.browser.ts';
import { isKnown, reversedNote, spanNote, spanParts, type Tools, workdayFacts } from './tools.view.ts';

const own = OWN_CALENDARS[language];

/** @returns a function that counts the working days again after the weekend has changed */
export function startDifference({ hijri, workdays, options }: Tools): () => void {
  const firstOfYear = own.toJdn({ year: own.fromJdn(today()).year, month: 1, day: 1 });
  const since = startField('since', hijri, asked.get('since') ?? firstOfYear, onChange);
  const until = startField('until', hijri, asked.get('until') ?? today(), onChange);

  function show(): void {
    const [first, last] = [since.read(), until.read()];
    if (!first || !last) {
      print('span', html``);
      print('workdays', html``);
      return;
    }
    const isReversed = last.jdn < first.jdn;
    const [earlier, later] = isReversed ? [last.jdn, first.jdn] : [first.jdn, last.jdn];
    const span = difference(calendarOf(first.calendar, hijri), earlier, later);
    print('span', html`${spanParts(language, span, later - earlier)}${isReversed && reversedNote(language)}`);
    print('span-note', spanNote(language, later - earlier, earlier));
    const isCounted = isKnown(workdays, earlier) && isKnown(workdays, later);
    print('workdays', workdayFacts(language, isCounted ? workdays.count(earlier, later, options()) : undefined));
  }

  function onChange(): void {
    show();
    keep({ since: addressOf(since.read(), hijri), until: addressOf(until.read(), hijri) });
  }

  show();
  return show;
}
