/** For readers outside Iran: their own day and Tehran's as two bars of the same hours. */
import { addDays, type Jdn, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { clockOf, timeAtOffset } from '#core/time-zone.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { ownWeekdayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type InLanguages, inLanguages, type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { AWAITED, prayerDay } from '#site/prayer-times/days.ts';

const TEXT: InLanguages<Readonly<Record<'title' | 'officeHours' | 'to' | 'workingHours' | 'prayer', string>>> =
  inLanguages({
    title: { fa: 'روز شما و روز تهران', en: 'Your day and Tehran’s' },
    officeHours: { fa: 'ساعت کار تهران به وقت شما:', en: 'Office hours in Tehran, your time:' },
    to: { fa: 'تا', en: 'to' },
    workingHours: { fa: 'ساعت کار', en: 'working hours' },
    prayer: { fa: 'اذان', en: 'prayer' },
  });

/** A city with its clock and its working hours. */
export interface CityDay {
  readonly city: RememberedCity;
  readonly offsetMinutes: number;
  /** hours of a working day, first and last */
  readonly hours: readonly [from: number, to: number];
  readonly isOff: (day: Jdn) => boolean;
}

/** Milliseconds since 1970. */
type Span = readonly [from: number, to: number];

const clockAt = (offsetMinutes: number, moment: number) =>
  clockOf(timeAtOffset(offsetMinutes, moment).msOfDay).slice(0, 'HH:MM'.length);
const dayAt = (offsetMinutes: number, moment: number): Jdn => timeAtOffset(offsetMinutes, moment).jdn;
const midnightOf = (offsetMinutes: number, day: Jdn): number => toEpochMs(day) - offsetMinutes * MS_PER_MINUTE;

function workOf({ offsetMinutes, hours: [from, to], isOff }: CityDay, day: Jdn): Span[] {
  const midnight = midnightOf(offsetMinutes, day);
  return isOff(day) ? [] : [[midnight + from * MS_PER_HOUR, midnight + to * MS_PER_HOUR]];
}

const HEIGHT = 28;
const EVERY_HOURS = [0, 6, 12, 18];

/** Draws a city's hours within a span: night, daylight, working hours, prayers, and the present moment. */
function bar(language: Language, place: CityDay, [start, end]: Span, now: number): Html {
  const share = (moment: number) => ((moment - start) / (end - start)) * 100;
  // Time runs in the direction of reading.
  const at = (moment: number) => `${(language === 'fa' ? 100 - share(moment) : share(moment)).toFixed(2)}%`;
  const band = (name: string, [from, to]: Span, y: number, height: number) => {
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    if (first >= last) return false;
    const width = `${(share(last) - share(first)).toFixed(2)}%`;
    return html`<rect class="${name}" x="${at(language === 'fa' ? last : first)}" y="${y}" width="${width}" height="${height}"/>`;
  };
  const first = dayAt(place.offsetMinutes, start);
  const days = [-1, 0, 1, 2].map((away) => addDays(first, away));
  const moments = days.flatMap((day) => prayerDay(place.city, day).moments);
  const of = (name: string) => moments.filter(({ prayer }) => prayer === name).map(({ moment }) => moment);
  const sunsets = of('sunset');
  const prayers = moments.filter(({ prayer, moment }) => AWAITED.includes(prayer) && moment > start && moment < end);
  const hours = days.flatMap((day) =>
    EVERY_HOURS.map((hour) => midnightOf(place.offsetMinutes, day) + hour * MS_PER_HOUR),
  );
  return html`<svg class="two-days-bar" width="100%" height="${HEIGHT}" aria-hidden="true">
${band('night', [start, end], 0, 12)}${of('sunrise').map((rise, index) => band('daylight', [rise, sunsets[index]!], 0, 12))}
${days.flatMap((day) => workOf(place, day)).map((span) => band('work', span, 8, 6))}
${prayers.map(({ moment }) => html`<circle class="prayer" cx="${at(moment)}" cy="4" r="2.5"/>`)}
${hours
  .filter((moment) => moment > start && moment < end)
  .map(
    (moment) =>
      html`<text x="${at(moment)}" y="25">${numeral(language, clockAt(place.offsetMinutes, moment).slice(0, 2))}</text>`,
  )}
<line class="now" x1="${at(now)}" x2="${at(now)}" y1="0" y2="${HEIGHT}"/></svg>`;
}

/** «ساعت اداری تهران به وقت شما: ۲۰:۳۰ تا ۰۴:۳۰» */
function officeHours(language: Language, own: CityDay, tehran: CityDay, now: number): Html {
  const today = dayAt(tehran.offsetMinutes, now);
  // The longest holidays, with weekends, are shorter than two weeks.
  const spans = Array.from({ length: 14 }, (_, away) => workOf(tehran, addDays(today, away))).flat();
  const next = spans.find(([, end]) => end > now);
  if (!next) return html``;
  const [from, to] = next.map((moment) => numeral(language, clockAt(own.offsetMinutes, moment)));
  const day = dayAt(own.offsetMinutes, next[0]);
  const name =
    day === dayAt(own.offsetMinutes, now) ? '' : `${ownWeekdayText(language, day)}${SITE_TEXT[language].comma}`;
  return html`${TEXT[language].officeHours} <b>${name}${from} ${TEXT[language].to} ${to}</b>`;
}

/** @param own the reader's city; its day, from midnight to midnight, is the width of both bars */
export function twoDays(language: Language, own: CityDay, tehran: CityDay, now: number): Html {
  const text = TEXT[language];
  const start = midnightOf(own.offsetMinutes, dayAt(own.offsetMinutes, now));
  const rows = [own, tehran].map((place) => {
    const clock = numeral(language, clockAt(place.offsetMinutes, now));
    const day = dayAt(place.offsetMinutes, now);
    const isOther = day !== dayAt(own.offsetMinutes, now);
    return html`<dt><span>${place.city[language]} <b>${clock}</b></span>${isOther && html` <span class="two-days-other">${ownWeekdayText(language, day)}</span>`}</dt>
<dd>${bar(language, place, [start, start + MS_PER_DAY], now)}</dd>`;
  });
  return html`<h2 class="visually-hidden">${text.title}</h2><dl class="two-days-rows">${rows}</dl>
<p class="note">${officeHours(language, own, tehran, now)}<span class="only-wide"> · <span class="key work">${text.workingHours}</span> · <span class="key prayer">${text.prayer}</span></span></p>`;
}
