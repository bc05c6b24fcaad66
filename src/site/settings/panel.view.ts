/** The controls of the settings. They need scripts, so the browser draws them and no page contains them. */
import { type Html, html } from '#site/kit/html.ts';
import { type Language, otherLanguage, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { SETTINGS_TEXT } from './text.ts';
import { groupBoxes } from './view.ts';

const select = (label: string, name: string, options: Readonly<Record<string, string>>): Html =>
  html`<label class="row apart">${label}
<select class="input" name="${name}" autocomplete="off">${Object.entries(options).map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`;

/** @param otherHref address of the page in the other language */
export function settingsPanel(language: Language, otherHref: string): Html {
  const text = SETTINGS_TEXT[language];
  const other = otherLanguage(language);
  return html`<div class="apart"><h2>${text.heading}</h2>
<button type="button" class="button" popovertarget="settings" popovertargetaction="hide">${text.done}</button></div>
<div>
<form class="field" role="search" action="${pagePath(language, '/prayer-times')}">
<label for="settings-city">${text.city}: <b data-city-name>${text.noCity}</b></label>
<input class="input" id="settings-city" type="search" name="q" required placeholder="${text.cityHint}" autocomplete="address-level2">
<button class="button" type="submit" data-change-city>${text.choose}</button></form>
<button type="button" class="step" data-forget-city hidden>${text.forgetCity}</button></div>
${select(text.weekend, 'weekend', text.weekends)}
<fieldset class="filter row"><legend>${text.categories}</legend>
${groupBoxes(language)}</fieldset>
${select(text.theme, 'theme', text.themes)}
${select(text.digits, 'digits', text.digitNames)}
${language === 'fa' && select(text.months, 'months', text.monthNames)}
<p class="apart">${text.language} <a class="button" href="${otherHref}" lang="${other}" hreflang="${other}" data-switch-language>${SITE_TEXT[language].switchLanguage}</a></p>
<p class="settings-remembered note" hidden><span data-remembered></span> <button type="button" class="step" data-forget-all>${text.forget}</button></p>`;
}
