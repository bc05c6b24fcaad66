/** A link that opens a day; plain text for days outside the calendar's years. */
import type { Jdn } from '#core/jdn.ts';
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import { dayPath, hasDetail } from './address.ts';

/** @param text contains the day and its month, to distinguish the link from others */
export const dayLink = (language: Language, jdn: Jdn, text: string): Html =>
  hasDetail(jdn)
    ? html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}">${text}</a>`
    : html`${text}`;
