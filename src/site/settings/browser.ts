/** The controls of the settings. A choice applies at once, on every page. */

import { html } from '#site/kit/html.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import { rememberedLine, settingsPanel } from './panel.view.ts';
import { forgetAll, onSettings, remember, settings, startGroupBoxes } from './settings.browser.ts';
import type { Digits, MonthNames, Theme, Weekend } from './settings.ts';
import { SETTINGS_TEXT } from './text.ts';

const box = element('[data-settings]');
const otherPage = element<HTMLAnchorElement>('.switch-language');
print(box, settingsPanel(language, otherPage.getAttribute('href')!));
const select = (name: string) => element<HTMLSelectElement>(`[name="${name}"]`, box);
/** Only on Persian pages. */
const months = box.querySelector<HTMLSelectElement>('[name="months"]');

function set(name: 'theme' | 'weekend' | 'digits' | 'months', value: string | undefined): void {
  if (value) document.documentElement.dataset[name] = value;
  else delete document.documentElement.dataset[name];
}

function show(): void {
  const stored = settings();
  select('theme').value = stored.theme ?? 'system';
  select('weekend').value = stored.weekend ?? 'fri';
  select('digits').value = stored.digits ?? 'page';
  if (months) months.value = stored.months ?? 'page';
  set('theme', stored.theme === 'system' ? undefined : stored.theme);
  set('weekend', stored.weekend);
  set('digits', stored.digits);
  set('months', stored.months);
  if (stored.digits && stored.digits !== language) void import('./digits.browser.ts');
  if (stored.months && months) void import('./months.browser.ts');
  const { change, choose, noCity, forgetCity } = SETTINGS_TEXT[language];
  print(element('[data-city-name]', box), stored.city?.[language] ?? noCity);
  print(element('[data-change-city]', box), stored.city ? change : choose);
  const forget = html`<button type="button" class="step" data-forget="city">${forgetCity}</button>`;
  print(element('[data-forget-city]', box), stored.city ? forget : '');
  print(element('.settings-remembered', box), rememberedLine(language, stored));
}

const chosen = <T extends string>(name: string, usual: string): T | undefined => {
  const { value } = select(name);
  return value === usual ? undefined : (value as T);
};

select('theme').addEventListener('change', () => remember({ theme: chosen<Theme>('theme', 'system') }));
select('weekend').addEventListener('change', () => remember({ weekend: chosen<Weekend>('weekend', 'fri') }));
select('digits').addEventListener('change', () => {
  remember({ digits: chosen<Digits>('digits', 'page') });
  // Texts that were written in other digits come back as the server sends them.
  if (!settings().digits) location.reload();
});
startGroupBoxes(box);
months?.addEventListener('change', () => {
  const earlier = settings().months;
  remember({ months: chosen<MonthNames>('months', 'page') });
  // Names that were replaced come back as the server sends them.
  if (earlier) location.reload();
});
box.addEventListener('click', ({ target }) => {
  const { forget } = (target as HTMLElement).dataset;
  if (forget === 'city') remember({ city: undefined });
  if (forget === 'all') forgetAll();
  if (forget) select('theme').focus();
});
onSettings(show);
show();
