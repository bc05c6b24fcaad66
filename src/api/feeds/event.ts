/** An event of a feed, before it is put into a language. */
import type { Jdn } from '#core/jdn.ts';
import { type MayMove, mayMoveWords } from '#core/may-move.ts';
import type { Occasion } from '#core/occasions.ts';
import type { Revision } from '#core/revisions.ts';
import type { Words } from './feed.ts';

/** Text of an event; days of an occasion with the same text share one object. */
export interface FeedWords {
  readonly title: Words;
  /** lines below the title */
  readonly notes: readonly Words[];
  readonly categories: readonly Words[];
  /** the occasion, for the address of its page or its day */
  readonly occasion?: Occasion;
}

export interface FeedEvent {
  /** names it for good, without the domain */
  readonly id: string;
  readonly start: { readonly day: Jdn } | { readonly moment: number };
  /** true while the day depends on a hijri date that is not announced */
  readonly estimate: boolean;
  /** when it last changed and how often it moved; never since the record begins if left out */
  readonly revision?: Revision;
  readonly words: FeedWords;
}

const ESTIMATED: Words = {
  fa: 'برآورد نجومی، هنوز رسماً اعلام نشده',
  en: 'Astronomical estimate, not yet officially announced',
};
const ANNOUNCED: Words = { fa: 'اعلام‌شده', en: 'Announced' };

/**
 * The line of an event whose day may still move; undefined for a day that cannot move.
 * @param estimate whether the day depends on a hijri date that is not announced
 */
export function doubtNote(move: MayMove | undefined, estimate: boolean): Words | undefined {
  if (!move) return undefined;
  const [kind, words] = [estimate ? ESTIMATED : ANNOUNCED, mayMoveWords(move)];
  return { fa: `${kind.fa}: ${words.fa}.`, en: `${kind.en}: ${words.en}.` };
}
