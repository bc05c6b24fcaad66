/** The controls of the settings. They need scripts, so the browser draws them and no page contains them. */
import { groupBoxes } from '#site/data/groups.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { Settings } from './settings.ts';
import { SETTINGS_TEXT } from './text.ts';

const select = (label: string, name: string, options: Readonly<Record<string, string>>): Html =>
  html`<label class="setting"><span>${label}</span> <select name="${name}" autocomplete="off">${Object.entries(
    options,
  ).map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>`;

export function settingsPanel(language: Language): Html {
  const text = SETTINGS_TEXT[language];
  return html`<h2>${text.heading}</h2>
<details class="fold"><summary>${text.city} <span class="note" data-city-name></span></summary>
<form class="field" role="search" action="${pagePath(language, '/prayer-times')}">
<label class="visually-hidden" for="settings-city">${text.city}</label>
<input class="input" id="settings-city" type="search" name="q" required placeholder="${text.cityHint}" autocomplete="address-level2">
<button class="button" type="submit" data-change-city>${text.choose}</button></form>
<div data-forget-city></div></details>
${select(text.weekend, 'weekend', text.weekends)}
<details class="fold"><summary>${text.categories} <span class="note" data-group-count></span></summary>
<fieldset class="filter row"><legend class="visually-hidden">${text.categories}</legend>${groupBoxes(language)}</fieldset></details>
${select(text.theme, 'theme', text.themes)}
${select(text.digits, 'digits', text.digitNames)}
${language === 'fa' && select(text.months, 'months', text.monthNames)}
<div class="settings-offline row" role="status"></div>
<p class="settings-remembered note"></p>`;
}

/** What the reader has kept for use without a network. */
export type OfflineState = 'none' | 'keeping' | 'kept' | 'failed';

/** The button that keeps the usual pages for use without a network, or removes them. */
export function offlineLine(language: Language, state: OfflineState): Html {
  const text = SETTINGS_TEXT[language];
  const button = (name: 'keep' | 'remove', label: string) =>
    html`<button type="button" class="step end" data-offline="${name}">${label}</button>`;
  const told = { none: '', keeping: text.keepingOffline, kept: text.keptOffline, failed: text.offlineFailed }[state];
  return html`<span>${text.offline}</span> <span>${told}</span> ${
    state === 'kept' ? button('remove', text.removeOffline) : state !== 'keeping' && button('keep', text.keepOffline)
  }`;
}

/** What is stored beside the choices above, and a button that forgets all; empty if nothing is stored. */
export function rememberedLine(language: Language, settings: Settings): Html {
  const text = SETTINGS_TEXT[language];
  if (Object.keys(settings).length === 0) return html``;
  const { codeLanguage, method, asr } = settings;
  const others = [
    codeLanguage && `${text.codeLanguage} ${codeLanguage}`,
    method && text.method,
    asr && text.asr,
  ].filter(Boolean);
  const list = others.length > 0 && `: ${others.join(SITE_TEXT[language].comma)}`;
  return html`${text.remembered}${list}. <button type="button" class="step" data-forget="all">${text.forget}</button>`;
}
