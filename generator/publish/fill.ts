/** Texts in other languages: files of this folder with `@NAME@` where a value belongs. */
import { readFileSync } from 'node:fs';

export type FillValues = Readonly<Record<string, string | number>>;

/** @param path from this folder @throws {Error} for a name without a value */
export const filledFile = (path: string, values: FillValues): string =>
  readFileSync(`${import.meta.dirname}/${path}`, 'utf8').replaceAll(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path}: no value for ${name}`);
    return String(value);
  });
