/** Reads the HTML of built pages without a browser. */
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { fileOf } from '#generator/site/page-files.ts';

/** Returns the HTML of a page. The address is like `/en/holidays/1405`. */
export const pageText = (path: string): string => readFileSync(inject('dist') + fileOf(path), 'utf8');
