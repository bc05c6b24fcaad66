/** Home: the times of the visitor's city. The script of other days and months is loaded when it is needed. */
import type { Jdn } from '#core/jdn.ts';
import { element, listenToSwipes, once, onNewDay } from '#site/kit/page.browser.ts';
import { hasOwnDates, onSettings, settings } from '#site/settings/settings.browser.ts';
import './now.browser.ts';

const home = element('[data-home]');
const section = element('[data-month-section]');
const card = element('[data-today-card]');

/** Links and buttons of the script that is loaded later. */
const CONTROLS = '.steps .step, [data-card-to], [data-view-of]';

let isLoaded = false;
const load = once(async () => {
  const days = await import('./days.browser.ts');
  isLoaded = true;
  return days;
});
const loadNow = (): void => void load().catch(() => undefined);

/** The first click on a control waits for the script. If the script cannot be loaded, a link leads to its page. */
home.addEventListener(
  'click',
  (event) => {
    const control = (event.target as HTMLElement).closest<HTMLElement>(CONTROLS);
    if (isLoaded || !control || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    load().then(
      () => control.click(),
      () => control instanceof HTMLAnchorElement && location.assign(control.href),
    );
  },
  { capture: true },
);
/** A key in the grid loads the script too, and is repeated when it has come. */
home.addEventListener('keydown', ({ target, key }) => {
  const isDay = (target as HTMLElement).matches('td a[data-day]') && /^(Arrow|Page|Home|End)/.test(key);
  if (isLoaded || !isDay) return;
  void load().then(() => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
});
for (const event of ['pointerdown', 'focusin']) home.addEventListener(event, loadNow, { once: true });
listenToSwipes(section, (direction) => void load().then(({ stepMonth }) => stepMonth(direction)));
listenToSwipes(card, (direction) => void load().then(({ turn }) => turn(direction)));

const { weekend, categories, monthView } = settings();
const isAbroad = 'abroad' in document.documentElement.dataset;
if (isAbroad || weekend || categories || monthView || hasOwnDates()) loadNow();
onNewDay(loadNow, Number(home.dataset.built) as Jdn);
onSettings(loadNow);
void import('./clock.browser.ts');
if (isAbroad) void import('#site/abroad/browser.ts');
