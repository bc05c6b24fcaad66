/** What the endpoints are, in words: two files have them by the id of the endpoint, as programs need the summaries alone. */
import { required } from '#core/required.ts';
import type { Endpoint } from '../base/endpoint.ts';
import type { Text } from '../base/text.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import words from './endpoint-words.json' with { type: 'json' };
import { summaryOf } from './summaries.ts';

interface Words {
  readonly description: Text;
  /** cache lifetime of an answer; the endpoint has it in numbers */
  readonly cacheLifetime: Text;
  /** when it answers 404, if ever */
  readonly notFound?: Text;
}

const WORDS: ReadonlyMap<string, Words> = new Map(Object.entries(words as Readonly<Record<string, Words>>));

export const wordsOf = ({ id }: Pick<Endpoint, 'id'>): Words & { readonly summary: Text } => ({
  summary: summaryOf(id),
  ...required(WORDS, id),
  ...(DESCRIPTIONS[id] && { description: DESCRIPTIONS[id] }),
});
