/** The controls of the settings. They need scripts, so the browser draws them and no page contains them. */
import { GROUP_NAMES, groupBoxes } from '#site/data/groups.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, otherLanguage, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { Settings } from './settings.ts';
import { SETTINGS_TEXT } from './text.ts';

const select = (label: string, name: string, options: Readonly<Record<string, string>>): Html =>
  html`<label class="row apart">${label}
<select class="input" name="${name}" autocomplete="off">${Object.entries(options).map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`;

/** @param otherHref address of the page in the other language */
export function settingsPanel(language: Language, otherHref: string): Html {
  const text = SETTINGS_TEXT[language];
  const other = otherLanguage(language);
  return html`<div class="apart"><h2>${SITE_TEXT[language].settings}</h2>
<button type="button" class="button" popovertarget="settings" popovertargetaction="hide">${text.done}</button></div>
<div>
<form class="field" role="search" action="${pagePath(language, '/prayer-times')}">
<label for="settings-city">${text.city}: <b data-city-name>${text.noCity}</b></label>
<input class="input" id="settings-city" type="search" name="q" required placeholder="${text.cityHint}" autocomplete="address-level2">
<button class="button" type="submit" data-change-city>${text.choose}</button></form>
<div data-forget-city></div></div>
${select(text.weekend, 'weekend', text.weekends)}
<fieldset class="filter row"><legend>${text.categories}</legend>
${groupBoxes(language)}</fieldset>
${select(text.theme, 'theme', text.themes)}
${select(text.digits, 'digits', text.digitNames)}
${language === 'fa' && select(text.months, 'months', text.monthNames)}
<p class="apart">${text.language} <a class="button" href="${otherHref}" lang="${other}" hreflang="${other}" data-switch-language>${SITE_TEXT[language].switchLanguage}</a></p>
<p class="settings-remembered note"></p>`;
}

/** The stored settings with a button that forgets them; empty if nothing is stored. */
export function rememberedLine(language: Language, settings: Settings): Html {
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
  if (parts.length === 0) return html``;
  return html`${text.remembered} ${parts.join(comma)}. <button type="button" class="step" data-forget="all">${text.forget}</button>`;
}
