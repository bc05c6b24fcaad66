/** What each endpoint answers, in a few words, by its id. */
import { required } from '#core/required.ts';
import type { Text } from '../base/text.ts';
import summaries from './summaries.json' with { type: 'json' };

const SUMMARIES: ReadonlyMap<string, Text> = new Map(Object.entries(summaries as Readonly<Record<string, Text>>));

/** @throws {RangeError} for an unknown endpoint */
export const summaryOf = (id: string): Text => required(SUMMARIES, id);
