/**
 * The pages of the documentation below /docs: one for each endpoint, in the order of the table, then the common
 * chapters.
 */
import { ENDPOINTS } from '#api/table.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { GUIDES } from './guides.ts';

export const CHAPTERS = [...GUIDES, 'shapes', 'files', 'changes'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Names of all pages but the first. */
export const DOCS_PAGES: readonly string[] = [...ENDPOINTS.map(({ id }) => id), ...CHAPTERS];

/** Persian address of a page; without a name, of the first. */
export const docsPath = (page?: string): string => (page === undefined ? '/docs' : `/docs/${page}`);

/** @param id of an element in the page */
export const docsHref = (language: Language, page: string | undefined, id?: string): string =>
  pagePath(language, docsPath(page)) + (id === undefined ? '' : `#${id}`);
