/** What the endpoints are, in words: `endpoint-words.json` has them by the id of the endpoint. */
import { required } from '#core/required.ts';
import type { Endpoint } from '../base/endpoint.ts';
import type { Text } from '../base/text.ts';
import words from './endpoint-words.json' with { type: 'json' };

interface Words {
  readonly summary: Text;
  readonly description: Text;
  /** cache lifetime of an answer; the endpoint has it in numbers */
  readonly cacheLifetime: Text;
  /** when it answers 404, if ever */
  readonly notFound?: Text;
}

const WORDS: ReadonlyMap<string, Words> = new Map(Object.entries(words as Readonly<Record<string, Words>>));

export const wordsOf = ({ id, description }: Pick<Endpoint, 'id' | 'description'>): Words => ({
  ...required(WORDS, id),
  ...(description && { description }),
});
