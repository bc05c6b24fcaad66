/** What is in the HTML of a built page: needs no browser. */
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { fileOf } from '#generator/build/page-files.ts';

/** The text of a page by its address, such as `/en/holidays/1405`. */
export const pageText = (path: string): string => readFileSync(inject('dist') + fileOf(path), 'utf8');
