/** One fact about a day: the first sentence about its best-known occasion, or the phase of the Moon. */

import { STANDARD_MINUTES } from '#core/iran-time.ts';
import { moonPhaseOf } from '#core/moon-phase.ts';
import { feastOn } from '#site/data/feasts.ts';
import { isShownFirst } from '#site/data/groups.ts';
import type { Cell } from '#site/data/resources.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { wholePercent } from '#site/kit/numerals.ts';
import { MOON_PHASE_NAMES, SITE_TEXT } from '#site/kit/text.ts';
import { HOME_TEXT } from './text.ts';

/** `/calendar/lines-fa.json`: by the slug of the occasion */
export type Lines = Readonly<Record<string, string>>;

/** A feast has another sentence: see `feastLine`. */
export function dayLine(language: Language, cell: Cell, lines: Lines): Html {
  if (feastOn(cell.sh)) return html``;
  const occasion = cell.events.find((event) => isShownFirst(event) && lines[event.slug] !== undefined);
  if (occasion) {
    return html`<p><a href="${pagePath(language, `/occasions/${occasion.slug}`)}">${lines[occasion.slug]!}</a></p>`;
  }
  const { phase, light } = moonPhaseOf(dayNumber(cell.gregorian), STANDARD_MINUTES);
  const text = HOME_TEXT[language];
  const lit = `${wholePercent(language, Math.round(light * 100))} ${text.lit}`;
  return html`<p>${text.moonTonight} ${MOON_PHASE_NAMES[language][phase]}${SITE_TEXT[language].comma}${lit}</p>`;
}
