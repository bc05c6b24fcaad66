/** For readers outside Iran: the time in Tehran, its day if it is another, and when offices work there. */
import { addDays, type Jdn, MS_PER_HOUR, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { clockOf, timeAtOffset } from '#core/time-zone.ts';
import { ownWeekdayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { inLanguages, type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

const TEXT = inLanguages({
  tehran: { fa: 'تهران', en: 'Tehran' },
  officeHours: { fa: 'ساعت کار تهران به وقت شما:', en: 'Office hours in Tehran, your time:' },
  to: { fa: 'تا', en: 'to' },
});

/** Hours of a working day in Iran, first and last. */
const OFFICE_HOURS = [8, 16] as const;
/** The longest holidays, with weekends, are shorter. */
const DAYS_AHEAD = 14;

/**
 * @param own minutes of the reader's clock east of Greenwich
 * @param tehran the same of Tehran
 * @param isOff in Iran
 */
export function tehranNow(
  language: Language,
  { own, tehran, isOff }: { readonly own: number; readonly tehran: number; readonly isOff: (day: Jdn) => boolean },
  now: number,
): Html {
  const text = TEXT[language];
  const clockAt = (offsetMinutes: number, moment: number) =>
    numeral(language, clockOf(timeAtOffset(offsetMinutes, moment).msOfDay).slice(0, 'HH:MM'.length));
  const [here, there] = [own, tehran].map((offset) => timeAtOffset(offset, now).jdn) as [Jdn, Jdn];
  const spans = Array.from({ length: DAYS_AHEAD }, (_, away) => addDays(there, away))
    .filter((day) => !isOff(day))
    .map((day) => OFFICE_HOURS.map((hour) => toEpochMs(day) - tehran * MS_PER_MINUTE + hour * MS_PER_HOUR));
  const next = spans.find(([, end]) => end! > now);
  const office = () => {
    const [from, to] = next!.map((moment) => clockAt(own, moment));
    const day = timeAtOffset(own, next![0]!).jdn;
    const name = day === here ? '' : `${ownWeekdayText(language, day)}${SITE_TEXT[language].comma}`;
    return html`${text.officeHours} <b>${name}${from} ${text.to} ${to}</b>`;
  };
  return html`<b>${text.tehran} ${clockAt(tehran, now)}</b>${here !== there && ` ${ownWeekdayText(language, there)}`}<br>${next && office()}`;
}
