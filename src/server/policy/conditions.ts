/** Conditional requests (RFC 9110 §13) and ranges (§14): what of a body that is there is to be sent. */
import { matchesTag } from '#api/http.ts';

/** What a request says about the version that the client knows. */
export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
  readonly ifUnmodifiedSince: string | undefined;
}

/** `known`: 304, the client has it; `failed`: 412, it is not the version that the client wants */
export type Verdict = 'send' | 'known' | 'failed';

/**
 * @param tag strong tag of the body; empty for an answer that has none, which no condition is about
 * @param lastModified ms since 1970, to the whole second; undefined if it is not told
 */
export function judge(conditions: Conditions, tag: string, lastModified: number | undefined): Verdict {
  const { ifMatch, ifNoneMatch, ifModifiedSince, ifUnmodifiedSince } = conditions;
  if (tag === '') return 'send';
  if (ifMatch !== undefined) {
    if (!listsTag(ifMatch, tag)) return 'failed';
  } else if (ifUnmodifiedSince !== undefined && lastModified !== undefined) {
    // What is no date is no condition.
    if (lastModified > Date.parse(ifUnmodifiedSince)) return 'failed';
  }
  if (ifNoneMatch !== undefined) return matchesTag(ifNoneMatch, tag) ? 'known' : 'send';
  const isUnchanged =
    ifModifiedSince !== undefined && lastModified !== undefined && lastModified <= Date.parse(ifModifiedSince);
  return isUnchanged ? 'known' : 'send';
}

/** `If-Match` compares strongly: a weak tag matches nothing. */
const listsTag = (ifMatch: string, tag: string): boolean =>
  ifMatch.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim() === tag);

/** First and last byte, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * @param size of the whole body in bytes
 * @returns undefined for what is no single range of bytes, which is to be ignored
 */
export function readRange(range: string, size: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = SINGLE.exec(range.replaceAll(' ', '')) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to };
}

/** Is a range to be sent, or the whole body, since the version that the client has a part of is gone? */
export const isSameVersion = (ifRange: string | undefined, tag: string, lastModified: number | undefined): boolean =>
  ifRange === undefined || ifRange === tag || (lastModified !== undefined && Date.parse(ifRange) === lastModified);
