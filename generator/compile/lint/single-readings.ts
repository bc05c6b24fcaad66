import { kindOf } from '../source-kind.ts';
import type { Check } from './rule.ts';

/** An occasion that rests on a reading has another source that confirms it. */
export const singleReadings: Check = ({ occasions }, report) => {
  for (const entry of occasions) {
    const { sources } = entry;
    if (kindOf({ sources }) === 'single reading') report(entry, 'a second source', sources.join(' ') || 'no source');
  }
};
