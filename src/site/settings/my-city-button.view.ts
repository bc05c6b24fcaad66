/** Of a city's page: the star that makes it "My city", filled where it is. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SETTINGS_TEXT } from './text.ts';

/** @param isMine undefined until the script runs */
export const myCityButton = (language: Language, isMine?: boolean): Html =>
  html`<button class="star-button" type="button"${isMine === undefined && html` disabled`} aria-pressed="${String(isMine ?? false)}" aria-label="${SETTINGS_TEXT[language].city}" title="${SETTINGS_TEXT[language].city}"></button>`;
