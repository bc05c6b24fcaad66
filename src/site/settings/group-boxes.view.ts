/** Boxes to tick, one for each group of occasions. */

import { GROUP_NAMES, GROUPS, SHOWN_FIRST } from '#site/data/groups.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';

/** A labelled box for each group; those that are shown first are ticked. */
export const groupBoxes = (language: Language): Html =>
  html`${GROUPS.map(
    (group) =>
      html`<label class="${group}"><input type="checkbox" name="group" value="${group}" autocomplete="off"${SHOWN_FIRST.includes(group) && html` checked`}> ${GROUP_NAMES[group][language]}</label>`,
  )}`;
