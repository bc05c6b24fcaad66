/** Home: the times of the visitor's city. The script of other days and months is loaded when it is needed. */
import type { Jdn } from '#core/jdn.ts';
import { element, hasModifier, isAbroad, listenToSwipes, once, onNewDay } from '#site/kit/page.browser.ts';
import { hasOwnDates, onSettings, settings } from '#site/settings/settings.browser.ts';
import { NEW_YEAR_EVE } from './answer.view.ts';
import { sentence } from './now.browser.ts';

const home = element('[data-home]');
const section = element('[data-month-section]');

/** Links of the script that is loaded later. */
const STEPS = '.month-head a';

let isLoaded = false;
const load = once(async () => {
  const days = await import('./days.browser.ts');
  isLoaded = true;
  return days;
});
const loadNow = (): void => void load().catch(() => undefined);

/** The first click on a step waits for the script. If the script cannot be loaded, the link leads to its page. */
section.addEventListener(
  'click',
  (event) => {
    const step = (event.target as HTMLElement).closest<HTMLAnchorElement>(STEPS);
    if (isLoaded || !step || hasModifier(event) || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    load().then(
      () => step.click(),
      () => location.assign(step.href),
    );
  },
  { capture: true },
);
/** A key in the grid loads the script too, and is repeated when it has come. */
section.addEventListener('keydown', (event) => {
  const { target, key } = event;
  const isDay = (target as HTMLElement).matches('td a[data-day]') && /^(Arrow|Page|Home|End)/.test(key);
  if (isLoaded || !isDay || hasModifier(event)) return;
  void load().then(() => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
});
for (const event of ['pointerdown', 'focusin']) section.addEventListener(event, loadNow, { once: true });
listenToSwipes(section, (direction) => void load().then(({ stepMonth }) => stepMonth(direction)));

const { weekend, categories } = settings();
if (isAbroad || weekend || categories || hasOwnDates() || sentence().moment === NEW_YEAR_EVE) loadNow();
onNewDay(loadNow, Number(home.dataset.built) as Jdn);
onSettings(loadNow);
void import('./clock.browser.ts');
if (isAbroad) void import('#site/abroad/browser.ts');
