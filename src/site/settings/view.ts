/** The stored settings in one line. */

import { GROUP_NAMES, GROUPS, SHOWN_FIRST } from '#site/data/groups.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { Settings } from './settings.ts';
import { SETTINGS_TEXT } from './text.ts';

/** Empty if nothing is stored. */
export function rememberedText(language: Language, settings: Settings): string {
  const text = SETTINGS_TEXT[language];
  const { comma } = SITE_TEXT[language];
  const { city, theme, weekend, categories, months, codeLanguage, method, asr, monthView } = settings;
  const parts = [
    city && `${text.city} ${city[language]}`,
    theme && `${text.theme} ${text.themes[theme]}`,
    weekend && `${text.weekend} ${text.weekends[weekend]}`,
    categories && `${text.categories} (${categories.map((each) => GROUP_NAMES[each][language]).join(comma)})`,
    months && `${text.months} (${text.monthNames[months]})`,
    codeLanguage && `${text.codeLanguage} ${codeLanguage}`,
    method && text.method,
    asr && text.asr,
    monthView && text.agenda,
  ].filter(Boolean);
  return parts.length > 0 ? `${text.remembered} ${parts.join(comma)}.` : '';
}

/** A labelled box for each group; those that are shown first are ticked. */
export const groupBoxes = (language: Language): Html =>
  html`${GROUPS.map(
    (group) =>
      html`<label class="${group}"><input type="checkbox" name="group" value="${group}"${SHOWN_FIRST.includes(group) && html` checked`}> ${GROUP_NAMES[group][language]}</label>`,
  )}`;
