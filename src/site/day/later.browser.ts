/** Parts of a day that are loaded when they are opened: why it is off, its history, an occasion without a page. */
import type { Changes } from '#api/schemas/published.ts';
import type { Cell } from '#site/data/resources.ts';
import { readDayIndex, readFile } from '#site/data/snapshots.browser.ts';
import { isoDate } from '#site/kit/dates.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import { changesOfDay, historyText } from './history.view.ts';
import { type OccasionsFile, occasionText, type SourcesFile } from './occasion.view.ts';
import { DAY_TEXT } from './text.ts';
import { type Explanation, whyText } from './why.view.ts';

const text = DAY_TEXT[language];

const LATER = {
  why: async (asked: Cell) => {
    const question = `/api/explain?calendar=gregorian&date=${isoDate(asked.gregorian)}`;
    const [why, { sources }] = await Promise.all([readFile<Explanation>(question), readDayIndex()]);
    return whyText(language, why, sources);
  },
  history: async (asked: Cell) => {
    const changes = changesOfDay(await readFile<Changes>('/api/changes.json'), asked, isoDate(asked.gregorian));
    return historyText(language, changes, asked);
  },
  occasion: async (_: Cell, slug: string) => {
    const [occasions, sources] = await Promise.all([
      readFile<OccasionsFile>('/api/occasions.json'),
      readFile<SourcesFile>('/downloads/sources.json'),
    ]);
    return occasionText(language, slug, occasions, sources);
  },
} as const;

async function fill(details: HTMLDetailsElement, cell: Cell | undefined): Promise<void> {
  const name = details.dataset.later as keyof typeof LATER;
  const place = element('.day-later-body', details);
  // A text alone says that it failed.
  if (!details.open || !cell || place.childElementCount > 0) return;
  print(place, text.loading);
  try {
    print(place, await LATER[name](cell, details.dataset.slug ?? ''));
  } catch {
    print(place, text.laterFailed[name]);
  }
}

/** Fills a part of a day when it is opened for the first time. @param cellNow the day that is shown */
export const fillWhenOpened = (body: HTMLElement, cellNow: () => Cell | undefined): void =>
  body.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.dataset.later) void fill(target, cellNow());
    },
    { capture: true },
  );
