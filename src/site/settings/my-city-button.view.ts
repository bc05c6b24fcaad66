/** Of a city's page: the star that makes it "My city", filled where it is. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SETTINGS_TEXT } from './text.ts';

export const myCityButton = (language: Language, isMine: boolean): Html =>
  html`<button class="star-button" type="button" aria-pressed="${String(isMine)}" aria-label="${SETTINGS_TEXT[language].city}" title="${SETTINGS_TEXT[language].city}"></button>`;
