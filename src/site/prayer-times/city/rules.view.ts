/** The rules that stand in for an angle on days on which the Sun does not reach it. */

import * as gregorian from '#core/gregorian.ts';
import { groupBy } from '#core/group-by.ts';
import { UNDECIDED_FROM } from '#core/iran-time.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type PrayerMethod, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import { NIGHT_DEGREES } from '#core/prayer-times.ts';
import { itemAt } from '#core/required.ts';
import { ownSpanText, shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { decimal, type Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { PrayerDay } from '#site/prayer-times/days.ts';
import { CITY_PRAYER_TEXT } from './text.ts';

const LATITUDE_RULE = 'nearest_latitude:';

/** A sentence for each rule that was used in a month, with its days; empty if there is none. */
export function rulesOfMonth(
  language: Language,
  days: readonly PrayerDay[],
  method: PrayerMethod = TEHRAN_METHOD,
): Html {
  const used = days.flatMap(({ jdn, rules }) => rules.map((rule) => ({ jdn, rule })));
  const byRule = groupBy(used, ({ rule }) => (rule.startsWith(LATITUDE_RULE) ? LATITUDE_RULE : rule));
  return html`${[...byRule].map(([rule, on]) => {
    const text = rule === LATITUDE_RULE ? latitudeText(language, on) : angleText(language, rule, method);
    const jdns = on.map(({ jdn }) => jdn);
    return html`<p>${text} (${daysText(language, jdns, days.length)}).</p>`;
  })}`;
}

/** That a bill may move the clock of Iran in these days; empty if not. */
export function clockNote(language: Language, days: readonly PrayerDay[], zone: string): Html {
  const isUndecided = days.some(({ jdn }) => persian.yearOf(jdn) >= (UNDECIDED_FROM ?? Number.POSITIVE_INFINITY));
  return html`${zone === 'Asia/Tehran' && isUndecided && html`<p>${CITY_PRAYER_TEXT[language].clockMayChange}</p>`}`;
}

/** April to September: the Sun stays up in the north, and down in the south. */
const isNorthernSummer = (jdn: Jdn): boolean => Math.abs(gregorian.fromJdn(jdn).month - 6.5) < 3;

/** «شب قطبی: … از اوقات عرض ۶۷ درجه استفاده شده است» */
function latitudeText(language: Language, [first]: readonly { readonly jdn: Jdn; readonly rule: string }[]): string {
  const text = CITY_PRAYER_TEXT[language];
  const latitude = Number(first!.rule.slice(LATITUDE_RULE.length));
  const isUp = latitude > 0 === isNorthernSummer(first!.jdn);
  return (isUp ? text.polarDay : text.polarNight).replace('{latitude}', decimal(language, Math.abs(latitude)));
}

function angleText(language: Language, rule: string, { fajr, maghrib }: PrayerMethod): string {
  const text = CITY_PRAYER_TEXT[language];
  if (!rule.startsWith('maghrib') || !('angleDegrees' in maghrib)) {
    return text.fajrRule.replace('{angle}', decimal(language, fajr.angleDegrees));
  }
  const percent = Math.round((maghrib.angleDegrees / NIGHT_DEGREES) * 1000) / 10;
  return text.maghribRule
    .replace('{angle}', decimal(language, maghrib.angleDegrees))
    .replace('{percent}', decimal(language, percent));
}

/** «۶ تا ۲۰ آذر، ۲۵ آذر» */
function daysText(language: Language, days: readonly Jdn[], lengthOfMonth: number): string {
  if (days.length === lengthOfMonth) return CITY_PRAYER_TEXT[language].allDays;
  const isFirst = (jdn: Jdn, index: number) => jdn - 1 !== days[index - 1];
  const isLast = (jdn: Jdn, index: number) => jdn + 1 !== days[index + 1];
  const [firsts, lasts] = [days.filter(isFirst), days.filter(isLast)];
  return firsts
    .map((first, index) =>
      first === lasts[index] ? shortDateText(language, first) : ownSpanText(language, first, itemAt(lasts, index)),
    )
    .join(SITE_TEXT[language].comma);
}
