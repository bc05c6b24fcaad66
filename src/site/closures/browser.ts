/** Keeps the answer at today in Tehran. Shows the closures of a province and of a closed institution; the URL has the choice. First comes the reader's province. */

import type { Jdn } from '#core/jdn.ts';
import { tehranToday } from '#site/data/tehran-day.browser.ts';
import { dataOf, element, language, onNewDay, part, print } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { CLOSURE_TEXT } from './text.ts';
import { closuresNow, type KnownClosure } from './view.ts';

const now = part('now');
const dayIn = (name: string) => Number(dataOf(now, name)) as Jdn;
const known = JSON.parse(dataOf(now, 'known')) as KnownClosure[];
onNewDay((today) => print(now, closuresNow(language, today, dayIn('read'), known)), dayIn('built'), tehranToday);

const filter = part('filter');
const field = (name: string) => element<HTMLSelectElement>(`[name="${name}"]`, filter);
const [province, body] = [field('province'), field('body')];
const lists = [...part('lists').querySelectorAll<HTMLElement>('.rows')];

/** Nationwide closures concern every province. A choice opens all of its folds. */
function show(): void {
  const ofProvince = province.value && `:is([data-provinces=""], [data-provinces~="${province.value}"])`;
  const ofBody = body.value && `[data-bodies~="${body.value}"]`;
  const chosen = `li${ofProvince}${ofBody}`;
  for (const list of lists) {
    for (const row of list.querySelectorAll<HTMLElement>('li')) row.hidden = !row.matches(chosen);
    list.hidden = !list.querySelector(chosen);
    const fold = list.closest('details');
    if (!fold) continue;
    fold.hidden = list.hidden;
    fold.open = chosen !== 'li';
  }
  part('none').hidden = lists.some(({ hidden }) => !hidden);
  const names = [province, body].filter(({ value }) => value).map(({ selectedOptions }) => selectedOptions[0]!.text);
  print('choice', names.join(SITE_TEXT[language].comma) || CLOSURE_TEXT[language].all);
}

/** Chooses what the address says, or the province of the reader's city; a link to a closure shows all. */
function start(): void {
  const asked = new URLSearchParams(location.search);
  province.value = asked.get('province') ?? (asked.size > 0 || location.hash ? '' : (settings().city?.province ?? ''));
  body.value = asked.get('body') ?? '';
  // A value that is no option leaves the field empty.
  for (const choice of [province, body]) choice.value ||= '';
  if (province.value || body.value) show();
}

filter.addEventListener('input', () => {
  const choice = { province: province.value, body: body.value };
  history.replaceState(null, '', `?${new URLSearchParams(choice)}`);
  show();
});
start();
