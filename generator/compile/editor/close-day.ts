/** A day off that is given once, by a decision of the cabinet or, in a province, of its governor. */
import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { toPersianDigits } from '#core/digits.ts';
import { fromEpochMs } from '#core/jdn.ts';
import { readData } from '../data.ts';
import type { Edit } from './edit.ts';
import { Refusal } from './refusal.ts';
import { readChoice, readPersianDay, readPersianText, readText, readUrl } from './values.ts';

export interface DayOff {
  readonly day?: string | undefined;
  readonly until?: string | undefined;
  readonly title?: string | undefined;
  readonly titleEn?: string | undefined;
  readonly law?: string | undefined;
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  readonly scope?: string | undefined;
}

const FILE = 'data/closures.csv';
const MOST_DAYS = 14;
/** Decisions come days before, sometimes afterwards; a year that is far off is a slip. */
const MOST_DAYS_AWAY = 400;

/** @throws {Refusal} for what cannot be meant */
export function dayOff(root: string, given: DayOff, now: number): Edit {
  const first = readPersianDay('day', given.day);
  const last = given.until === undefined ? first : readPersianDay('--until', given.until);
  if (last < first || last - first >= MOST_DAYS) {
    throw new Refusal('--until', given.until, `a day from ${given.day} on, at most ${MOST_DAYS} days in all`);
  }
  if (Math.abs(first - fromEpochMs(now)) > MOST_DAYS_AWAY) {
    throw new Refusal('day', given.day, `a day within ${MOST_DAYS_AWAY} days from now; older ones are entered by hand`);
  }
  const title = toPersianDigits(readPersianText('--title', given.title));
  const law = toPersianDigits(readPersianText('--law', given.law));
  const titleEn =
    given.titleEn === undefined ? 'Day off by decision of the government' : readText('--title-en', given.titleEn);
  const scope = readChoice('--scope', given.scope, ['national', 'province']);
  const source = readText('--source', given.source);
  const url = readUrl('--url', given.url);
  const data = readData(root);
  const [from, to] = [given.day!, given.until ?? given.day!];
  const other = data.closures.find(
    ({ value }) => value.scope.startsWith('national') && value.first_day <= to && value.last_day >= from,
  );
  if (scope === 'national' && other) {
    throw new Refusal(
      'day',
      given.day,
      `a day that is not closed yet; ${other.value.slug} is, in ${FILE}:${other.line}`,
    );
  }
  const id = data.sources.find(({ value }) => value.id === source)?.value.id ?? `closure-${from}`;
  const row = [
    `closure-${from}`,
    from,
    to,
    scope,
    'one-off closure',
    title,
    titleEn,
    'national',
    scope === 'national' ? 'yes' : 'no',
    'high',
    law,
    'government decision',
    id,
    scope === 'national' ? '' : 'in one province only',
  ];
  const text = readFileSync(`${root}/${FILE}`, 'utf8');
  return {
    line: `${from}${to === from ? '' : ` to ${to}`} ${scope === 'national' ? 'is' : 'is, in one province,'} a day off: ${titleEn}.`,
    files: { [FILE]: `${text.trimEnd()}\n${stringify([row])}` },
    source: { id, title: source, url },
  };
}
