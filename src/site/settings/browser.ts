/** The controls of the settings, and the theme and the weekend that follow them at once. */
import { language } from '#site/frame/page.browser.ts';
import { forgetAll, onSettings, remember, settings, type Theme, type Weekend } from './settings.browser.ts';
import { rememberedText } from './view.ts';

const box = document.querySelector<HTMLElement>('[data-settings]')!;
const theme = box.querySelector<HTMLSelectElement>('[name="theme"]')!;
const weekend = box.querySelector<HTMLSelectElement>('[name="weekend"]')!;
const line = box.querySelector<HTMLElement>('.settings-remembered')!;

function show(): void {
  const kept = settings();
  theme.value = kept.theme ?? 'system';
  weekend.value = kept.weekend ?? 'fri';
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  else delete document.documentElement.dataset.theme;
  if (kept.weekend) document.documentElement.dataset.weekend = kept.weekend;
  else delete document.documentElement.dataset.weekend;
  const text = rememberedText(language, kept);
  line.hidden = text === '';
  line.querySelector('[data-remembered]')!.textContent = text;
}

theme.addEventListener('change', () => {
  remember({ theme: theme.value === 'system' ? undefined : (theme.value as Theme) });
});
weekend.addEventListener('change', () => {
  remember({ weekend: weekend.value === 'fri' ? undefined : (weekend.value as Weekend) });
});
box.querySelector('.settings-forget')!.addEventListener('click', () => {
  forgetAll();
  theme.focus();
});
onSettings(show);
show();
box.hidden = false;
