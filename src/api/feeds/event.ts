/** What a feed tells of a day or a moment, before it has a language. */
import { addDays, type Jdn } from '#core/jdn.ts';
import type { Revision } from '#core/revisions.ts';
import type { Almanac } from '../almanac.ts';
import type { Words } from './feed.ts';

/** What an event says; one object for all days of an occasion that say the same. */
export interface FeedWords {
  readonly title: Words;
  /** lines below the title */
  readonly notes: readonly Words[];
  readonly categories: readonly Words[];
  /** slug of the occasion, for its page */
  readonly slug?: string;
}

export interface FeedEvent {
  /** names it for good, without the domain */
  readonly id: string;
  readonly start: { readonly day: Jdn } | { readonly moment: number };
  /** true while the day rests on a hijri date that is not announced */
  readonly estimate: boolean;
  /** when it last changed and how often it moved; never since the record begins if left out */
  readonly revision?: Revision;
  readonly words: FeedWords;
}

const NOTE = {
  fa: 'تاریخ این روز برآورد نجومی است و هنوز رسماً اعلام نشده است',
  en: 'This date is an astronomical estimate and not yet officially announced',
} as const;
/**
 * How probable the date is, in steps: an event changes only when its date or the evening that decides it does, while the
 * exact figure moves by a thousandth with every month that is announced before it.
 */
const NOTES: readonly (readonly [least: number, note: Words])[] = [
  [0.95, { fa: `${NOTE.fa}؛ احتمال آن بیش از ۹۵٪ است.`, en: `${NOTE.en}; it is right with a probability above 95 %.` }],
  [
    0.7,
    { fa: `${NOTE.fa}؛ احتمال آن ۸۰ تا ۹۰٪ است.`, en: `${NOTE.en}; it is right with a probability of 80 to 90 %.` },
  ],
  [0, { fa: `${NOTE.fa}.`, en: `${NOTE.en}.` }],
];

/** Of an estimated day. @param isLastOfMonth the day is the last of its month, so that the next month decides it */
export function estimateNote(jdn: Jdn, isLastOfMonth: boolean, { hijri, hijriProbability }: Almanac): Words {
  const { year, month } = hijri.fromJdn(isLastOfMonth ? addDays(jdn, 1) : jdn);
  const probability = hijriProbability.ofMonth(year, month)?.probability ?? 0;
  return NOTES.find(([least]) => probability >= least)![1];
}
