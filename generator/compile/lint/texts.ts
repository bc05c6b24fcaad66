import type { Data } from '../data.ts';
import type { Entry } from '../reader.ts';
import type { Check } from './rule.ts';

type Faults = readonly (readonly [pattern: RegExp, expected: string])[];

const ROWS_WITH_TEXTS = [
  ...(['occasions', 'occasionTexts', 'closures', 'sectors', 'laws'] as const),
  ...(['sources', 'countries', 'names', 'cities'] as const),
] satisfies (keyof Data)[];

/** Checks every cell of a language: those whose names end so. */
export const textsAre =
  (ending: '_fa' | '_en', faults: Faults): Check =>
  (data, report) => {
    for (const entry of ROWS_WITH_TEXTS.flatMap((name): readonly Entry<object>[] => data[name])) {
      for (const [name, text] of Object.entries(entry.value)) {
        if (!name.endsWith(ending) || typeof text !== 'string' || text === '') continue;
        for (const [pattern, expected] of faults) if (pattern.test(text)) report(entry, expected, `"${text}"`);
      }
    }
  };
