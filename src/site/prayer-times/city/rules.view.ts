/** The fallback rules for days on which the Sun does not reach an angle. */

import * as persian from '#core/persian.ts';
import { type PrayerMethod, TEHRAN } from '#core/prayer-methods.ts';
import type { FallbackRule } from '#core/prayer-times.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { decimal, numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { PrayerDay } from '#site/prayer-times/days.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';

/** Substitute rules that were used in a month, with their days; empty if there are none. */
export function rulesOfMonth(language: Language, days: readonly PrayerDay[], method: PrayerMethod = TEHRAN): Html {
  const rules = [...new Set(days.flatMap((day) => day.rules))];
  if (rules.length === 0) return html``;
  return html`<h3>${PRAYER_TEXT[language].rulesInMonth}</h3><ul>${rules.map(
    (rule) =>
      html`<li>${ruleText(language, rule, method)} (${daysText(
        language,
        days.filter((day) => day.rules.includes(rule)),
        days.length,
      )})</li>`,
  )}</ul>`;
}

/** A night counts as 60°: if maghrib's angle is not reached, the same share of the night is used. */
const NIGHT_DEGREES = 60;

function ruleText(language: Language, rule: FallbackRule, { fajr, maghrib }: PrayerMethod): string {
  const text = PRAYER_TEXT[language];
  if (rule === 'fajr:middle_of_night') return text.fajrRule.replace('{angle}', decimal(language, fajr.angleDegrees));
  if (rule === 'maghrib:angle_based_part_of_night' && 'angleDegrees' in maghrib) {
    const part = Math.round((maghrib.angleDegrees / NIGHT_DEGREES) * 1000) / 1000;
    return text.maghribRule
      .replace('{angle}', decimal(language, maghrib.angleDegrees))
      .replace('{part}', decimal(language, part));
  }
  const latitude = Number(rule.slice(rule.indexOf(':') + 1));
  return `${text.latitudeRule} ${decimal(language, latitude)} ${text.latitudeUnit}`;
}

function daysText(language: Language, days: readonly PrayerDay[], lengthOfMonth: number): string {
  const text = PRAYER_TEXT[language];
  if (days.length === lengthOfMonth) return text.allDays;
  return `${text.onDays} ${runsOf(days.map(({ jdn }) => persian.fromJdn(jdn).day))
    .map(([first, last]) => numeral(language, first === last ? first : `${first}–${last}`))
    .join(SITE_TEXT[language].comma)}`;
}

/** Runs of consecutive numbers. */
function runsOf(numbers: readonly number[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
