/** Boxes to tick, one for each group of occasions. */
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import { GROUP_NAMES } from '#site/frame/text.ts';
import { GROUPS, SHOWN_FIRST } from './groups.ts';

/** A labelled box for each group; those that are shown first are ticked. */
export const groupBoxes = (language: Language): Html =>
  html`${GROUPS.map(
    (group) =>
      html`<label class="${group}"><input type="checkbox" name="group" value="${group}" autocomplete="off"${SHOWN_FIRST.includes(group) && html` checked`}> ${GROUP_NAMES[group][language]}</label>`,
  )}`;
