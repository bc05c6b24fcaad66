/** Keeps the page at the present in Tehran, and shows the month that its address names. */
import type { Jdn } from '#core/jdn.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { tehranToday } from '#site/data/tehran-day.browser.ts';
import { dataOf, language, notice, onNewDay, part, print } from '#site/kit/page.browser.ts';
import { type CrescentMonth, type CrescentMonths, crescentFile, crescentHash } from './month.ts';
import { CRESCENT_TEXT } from './text.ts';
import { comingMonth, futures, monthHeading, moonNow, officialWord } from './view.ts';

const text = CRESCENT_TEXT[language];
const box = part('moon');
const months = JSON.parse(dataOf(box, 'months')) as CrescentMonths;
const stepButtons = [...box.querySelectorAll<HTMLButtonElement>('[data-step]')];
const known = new Map<number, Promise<CrescentMonth>>();
/** The month requested last; files that arrive late do not replace it. */
let wanted = -1;

function read(index: number): Promise<CrescentMonth> {
  const [year, month] = months[index]!;
  const reading = known.get(index) ?? readFile<CrescentMonth>(`${crescentFile(year, month)}.json`);
  known.set(index, reading);
  reading.catch(() => known.delete(index));
  return reading;
}

/** `#1448-6` names a month by its 29th evening. */
function monthOfAddress(today: Jdn): number {
  const [, year, month] = /^#(\d{4})-(\d{1,2})$/.exec(location.hash) ?? [];
  const named = months.findIndex(([inYear, inMonth]) => inYear === Number(year) && inMonth === Number(month));
  return named >= 0 ? named : comingMonth(months, today);
}

async function show(): Promise<void> {
  const today = tehranToday();
  const coming = comingMonth(months, today);
  wanted = monthOfAddress(today);
  const index = wanted;
  try {
    notice(coming < 0 ? text.beyond : undefined);
    const comingOne = coming < 0 ? undefined : await read(coming);
    print('now', moonNow(language, today, comingOne));
    if (index < 0) return;
    const month = await read(index);
    if (index === wanted) showMonth(month, index, today);
  } catch {
    notice(text.failed);
  }
}

function showMonth(month: CrescentMonth, index: number, today: Jdn): void {
  print('heading', monthHeading(language, month));
  print('word', officialWord(language, month, today));
  print('futures', futures(language, month, today));
  for (const button of stepButtons) button.disabled = months[index + Number(button.dataset.step)] === undefined;
}

for (const button of stepButtons) {
  button.addEventListener('click', () => {
    const from = wanted >= 0 ? wanted : monthOfAddress(tehranToday());
    const [year, month] = months[from + Number(button.dataset.step)]!;
    location.hash = crescentHash(year, month);
  });
}

addEventListener('hashchange', () => void show());
addEventListener('online', () => void show());
onNewDay(() => void show());
// The page was built on another day, or its address names a month other than the next.
if (tehranToday() !== Number(box.dataset.built) || location.hash !== '') void show();
