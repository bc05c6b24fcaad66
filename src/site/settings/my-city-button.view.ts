/** The button of a city's page that makes the city "My city", or forgets it. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SETTINGS_TEXT } from './text.ts';

export function myCityButton(language: Language, isMine: boolean): Html {
  const text = SETTINGS_TEXT[language];
  return isMine
    ? html`<b>✓ ${text.yourCity}</b> <button class="step" type="button">${text.forgetCity}</button>`
    : html`<button class="button" type="button">${text.city}</button>`;
}
