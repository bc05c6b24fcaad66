/** Keeps the answer at today in Tehran. Shows the closures of a province and of a closed institution; the URL has the choice. First comes the reader's province. */

import type { Jdn } from '#core/jdn.ts';
import { tehranToday } from '#site/data/tehran-day.browser.ts';
import { dataOf, everyMinute, language, part, print } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { closuresNow, type KnownClosure } from './view.ts';

const now = part('now');
const dayIn = (name: string) => Number(dataOf(now, name)) as Jdn;
let shown = dayIn('built');
everyMinute(() => {
  const today = tehranToday();
  if (today === shown) return;
  shown = today;
  print(now, closuresNow(language, today, dayIn('read'), JSON.parse(dataOf(now, 'known')) as KnownClosure[]));
});

const form = part('filter') as HTMLFormElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;
const [province, body] = [field('province'), field('body')];
const folds = [...document.querySelectorAll<HTMLDetailsElement>('.closure-years details')];

/** Nationwide closures concern every province. A choice opens all of its folds. */
function show(): void {
  const ofProvince = province.value && `:is([data-provinces=""], [data-provinces~="${province.value}"])`;
  const ofBody = body.value && `[data-bodies~="${body.value}"]`;
  const chosen = `tr[id]${ofProvince}${ofBody}`;
  for (const [index, fold] of folds.entries()) {
    for (const row of fold.querySelectorAll<HTMLElement>('tr[id]')) row.hidden = !row.matches(chosen);
    fold.hidden = !fold.querySelector(chosen);
    fold.open = index === 0 || chosen !== 'tr[id]';
  }
  part('none').hidden = folds.some(({ hidden }) => !hidden);
}

/** Chooses what the address says, or the province of the reader's city. */
function start(): void {
  const asked = new URLSearchParams(location.search);
  province.value = asked.get('province') ?? (asked.size > 0 ? '' : (settings().city?.province ?? ''));
  body.value = asked.get('body') ?? '';
  // A value that is no option leaves the field empty.
  for (const choice of [province, body]) choice.value ||= '';
  if (province.value || body.value) show();
}

form.addEventListener('input', () => {
  const choice = { province: province.value, body: body.value };
  history.replaceState(null, '', `?${new URLSearchParams(choice)}`);
  show();
});
form.hidden = false;
start();
