/** The moment of any year in the static files. */

import { toLatinDigits } from '#core/digits.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { readNowruz } from '#site/data/snapshots.browser.ts';
import { element, language, part, print } from '#site/kit/page.browser.ts';
import { NOWRUZ_TEXT } from './text.ts';
import { lookedUpYear } from './view.ts';

const form = part('lookup');
const input = element('input', form);

function refuse(text: string): void {
  print('lookup-result', text);
  input.setAttribute('aria-invalid', 'true');
}

async function lookUp(text: string): Promise<void> {
  const year = Number(toLatinDigits(text.trim()) || Number.NaN);
  const { first, last } = EQUINOX_YEARS;
  if (!Number.isInteger(year) || year < first || year > last) return refuse(NOWRUZ_TEXT[language].lookupWrong);
  try {
    const moment = await readNowruz(year);
    if (input.value !== text) return;
    input.removeAttribute('aria-invalid');
    print('lookup-result', lookedUpYear(language, moment));
    history.replaceState(null, '', `?year=${year}#lookup`);
  } catch {
    refuse(NOWRUZ_TEXT[language].lookupFailed);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void lookUp(input.value);
});

const asked = new URLSearchParams(location.search).get('year');
if (asked) {
  form.closest('details')!.open = true;
  input.value = asked;
  void lookUp(asked);
}
