/** The form of the wall calendar: the sheet follows the choice at once, and the URL has the choice. */

import { MONTHS } from '#core/jdn.ts';
import type { Group } from '#site/data/group-names.ts';
import { readAnyMonth } from '#site/data/snapshots.browser.ts';
import { numeral } from '#site/kit/language.ts';
import { element, language, notice, part, print, today } from '#site/kit/page.browser.ts';
import { type Choice, choiceQuery, type OtherCalendar, readChoice, readYear, usualChoice, wallYear } from './choice.ts';
import { PRINTABLE_TEXT } from './text.ts';
import { sheet } from './view.ts';

const form = part('choice') as HTMLFormElement;
const text = PRINTABLE_TEXT[language];
const usual = usualChoice(wallYear(language, today()));

const yearField = element<HTMLInputElement>('[name="year"]', form);

function fillIn({ year, calendars, occasions }: Choice): void {
  const chosen: readonly string[] = [...calendars, ...occasions];
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
    box.checked = chosen.includes(box.value);
  yearField.value = numeral(language, year);
}

/** The values of the form; undefined while the year is invalid. */
function readForm(): Choice | undefined {
  const year = readYear(language, yearField.value);
  print('problem', year === undefined ? text.wrongYear : '');
  yearField.setAttribute('aria-invalid', String(year === undefined));
  if (year === undefined) return undefined;
  const values = new FormData(form);
  return {
    year,
    calendars: values.getAll('calendars') as OtherCalendar[],
    occasions: values.getAll('occasions') as Group[],
  };
}

let asked = 0;

async function draw(choice: Choice): Promise<void> {
  asked += 1;
  const mine = asked;
  try {
    const grids = await Promise.all(MONTHS.map((month) => readAnyMonth(choice.year, month)));
    // Somebody may have chosen again meanwhile.
    if (mine !== asked) return;
    print('sheet', sheet(language, grids, choice));
    notice();
  } catch {
    notice(text.failed);
  }
}

/** On a phone. */
function enlarge(): void {
  const isLarge = part('sheet').classList.toggle('large');
  part('sheet').tabIndex = isLarge ? 0 : -1;
  part('large').setAttribute('aria-pressed', String(isLarge));
}

for (const name of ['large', 'sheet']) part(name).addEventListener('click', enlarge);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  window.print();
});
form.addEventListener('input', () => {
  const choice = readForm();
  if (!choice) return;
  history.replaceState(null, '', choiceQuery(choice));
  void draw(choice);
});

const choice = readChoice(language, new URLSearchParams(location.search), usual);
fillIn(choice);
form.hidden = false;
part('large').hidden = false;
const isBuilt = !location.search && choice.year === Number(form.dataset.year);
if (!isBuilt) void draw(choice);
