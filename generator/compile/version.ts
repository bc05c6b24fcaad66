/** Versions of the data: the day of the release, and a number when a day has more than one. */

import * as gregorian from '#core/gregorian.ts';
import { itemAt } from '#core/required.ts';
import { readJson } from './data-file.ts';
import type { Problem } from './problems.ts';

export interface DataVersion {
  /** `2026.11.21`, the second of that day `2026.11.21-2` */
  readonly version: string;
  /** Gregorian day of the release, YYYY-MM-DD */
  readonly changed: string;
}

export const VERSION_FILE = 'data/version.json';
const VERSION = /^(\d{4}\.\d\d\.\d\d)(?:-([2-9]|[1-9]\d+))?$/;

/** @param root folder that holds `data/` @throws {DataError} if the file is missing or no JSON */
export function readVersion(root = process.cwd()): DataVersion {
  const { version = '', changed = '' } = readJson(VERSION_FILE, root);
  return { version: String(version), changed: String(changed) };
}

/** Negative if the first version is older. @throws {RangeError} for an invalid version */
export function compareVersions(a: string, b: string): number {
  const [[dayA, numberA], [dayB, numberB]] = [partsOf(a), partsOf(b)];
  if (dayA !== dayB) return dayA < dayB ? -1 : 1;
  return numberA - numberB;
}

/** The first version of a day that comes after another one. */
export function nextVersion(after: string, day: string): string {
  const dotted = day.replaceAll('-', '.');
  const [lastDay, number] = partsOf(after);
  return dotted > lastDay ? dotted : `${lastDay}-${number + 1}`;
}

function partsOf(version: string): [day: string, number: number] {
  const match = VERSION.exec(version);
  if (!match) throw new RangeError(`"${version}" is no version: YYYY.MM.DD, then -2, -3 … for more of one day`);
  return [itemAt(match, 1), Number(match[2] ?? 1)];
}

/** Returns the problems of a version and its day: an invalid form, or a version of another day. */
export function versionProblems({ version, changed }: DataVersion): Problem[] {
  if (!VERSION.test(version)) return [problem('a version YYYY.MM.DD, then -2, -3 … for more of one day', version)];
  if (!gregorian.isIsoDate(changed)) return [problem('a Gregorian day YYYY-MM-DD in "changed"', changed)];
  const day = changed.replaceAll('-', '.');
  return version.startsWith(day) ? [] : [problem(`a version of the day it was released, ${day}`, version)];
}

const problem = (expected: string, found: string): Problem => ({
  file: VERSION_FILE,
  line: 2,
  rule: 'version',
  expected,
  found,
});
