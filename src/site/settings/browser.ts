/** The controls of the settings. A choice applies at once, on every page. */
import { html } from '#site/kit/html.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import { loadStyle } from '#site/kit/style.browser.ts';
import { startOffline } from './offline.browser.ts';
import { rememberedLine, settingsPanel } from './panel.view.ts';
import {
  forgetAll,
  markRoot,
  onSettings,
  remember,
  settings,
  shownGroups,
  startGroupBoxes,
} from './settings.browser.ts';
import style from './style.css?url';
import { groupsText, SETTINGS_TEXT } from './text.ts';

await loadStyle(style);
const box = element('[data-settings]');
print(box, settingsPanel(language));
/** What is shown and not stored until the reader chooses something else. */
const USUAL = { weekend: 'fri', theme: 'system', digits: 'page', months: 'page' } as const;
const fields = box.querySelectorAll('select');

/** The page reads the choices from its root, as the inline script has written them. */
const { dataset } = document.documentElement;

function show(): void {
  const stored = settings();
  for (const field of fields) {
    const name = field.name as keyof typeof USUAL;
    field.value = stored[name] ?? USUAL[name];
    // A choice that this page does not offer, such as the digits of this language.
    if (field.value === '') field.value = USUAL[name];
    if (field.value === USUAL[name]) delete dataset[name];
    else dataset[name] = field.value;
  }
  if ((stored.digits && stored.digits !== language) || (stored.months && language === 'fa'))
    void import('./rewrite.browser.ts');
  const { change, choose, noCity, forgetCity } = SETTINGS_TEXT[language];
  print(element('[data-city-name]', box), stored.city?.[language] ?? noCity);
  print(element('[data-change-city]', box), stored.city ? change : choose);
  const forget = html`<button type="button" class="step" data-forget="city">${forgetCity}</button>`;
  print(element('[data-forget-city]', box), stored.city ? forget : '');
  print(element('[data-group-count]', box), groupsText(language, shownGroups().length));
  print(element('.settings-remembered', box), rememberedLine(language, stored));
}

for (const field of fields) {
  field.addEventListener('change', () => {
    const name = field.name as keyof typeof USUAL;
    const before = settings()[name];
    remember({ [name]: field.value === USUAL[name] ? undefined : field.value });
    // Digits and names that were replaced come back as the server sends them.
    if (before && (name === 'digits' || name === 'months')) location.reload();
  });
}
startGroupBoxes(box);
void startOffline(box);
// A keyboard that leaves the menu closes it; its button does so anyway.
const menu = element('#menu');
menu.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !(relatedTarget as Element).closest('#menu, [popovertarget]')) menu.hidePopover();
});
box.addEventListener('click', ({ target }) => {
  const { forget } = (target as HTMLElement).dataset;
  if (forget === 'city') remember({ city: undefined });
  if (forget === 'all') forgetAll();
  if (forget) fields[0]!.focus();
});
onSettings(show);
markRoot();
show();
