/**
 * Memory in which long bodies that are sent once lie until they have left. With memory of its own each of them would be written to a
 * place that the processor does not have at hand, and would have to be collected afterwards.
 */
import type { ServerResponse } from 'node:http';
import { type InWords, inWords } from '#api/http.ts';
import type { Body } from './content.ts';

const DESK_BYTES = 65_536;
/** More than the bodies on their way at a time, if their clients take them. */
const MOST_DESKS = 32;

interface Desk extends InWords {
  readonly bytes: Buffer;
  /** how many bodies have lain here */
  bodies: number;
  /** the answer that the last one was lent to, while it may hold the bytes */
  response: ServerResponse | undefined;
}

const desks: Desk[] = [];

/** A body on a desk, for as long as no other one is laid there. */
export interface LaidBody {
  /** in bytes */
  readonly size: number;
  /** the desk, which may be longer than the body */
  readonly memory: InWords;
  /** to be sent, once; undefined if it does not lie there any more */
  lent(): Body | undefined;
}

/** @returns undefined for a body that is too long, and while clients that take their time hold all desks */
export function layBody(text: string, encoding: 'utf8' | 'latin1'): LaidBody | undefined {
  const size = Buffer.byteLength(text, encoding);
  const desk = size <= DESK_BYTES ? freeDesk() : undefined;
  if (!desk) return undefined;
  desk.bytes.write(text, encoding);
  desk.bodies += 1;
  const { bytes, bodies } = desk;
  return {
    size,
    memory: desk,
    lent() {
      if (desk.bodies !== bodies || !isFree(desk)) return undefined;
      return {
        bytes: bytes.subarray(0, size),
        letters: undefined,
        lendTo(response) {
          desk.response = response;
        },
      };
    },
  };
}

/** The first of them, as what was used last is at hand. */
function freeDesk(): Desk | undefined {
  const free = desks.find(isFree);
  if (free || desks.length === MOST_DESKS) return free;
  const bytes = Buffer.allocUnsafeSlow(DESK_BYTES);
  const desk: Desk = { bytes, words: inWords(bytes).words, bodies: 0, response: undefined };
  desks.push(desk);
  return desk;
}

/** Bytes that the system has not taken at once are read again when the client takes more. */
function isFree(desk: Desk): boolean {
  const { response } = desk;
  if (response && (!response.writableEnded || response.writableLength > 0)) return false;
  desk.response = undefined;
  return true;
}
