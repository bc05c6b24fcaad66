/** The sign of a day that may move. */
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';

/** «±۱» after a name whose day may move by a day. */
export const mayMoveMark = (language: Language): Html =>
  html`\u00a0<bdi class="may-move" dir="ltr" title="${{ fa: 'ممکن است یک روز جابه‌جا شود', en: 'may move by a day' }[language]}">±${{ fa: '۱', en: '1' }[language]}</bdi>`;
