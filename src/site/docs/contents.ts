/** The contents of the documentation, the same on every page. Build only. */
import type { Endpoint } from '#api/endpoint.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { shapeName } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import type { Language } from '#site/kit/language.ts';
import { fieldsOf, shapesWithin } from './fields.ts';
import { CHAPTERS, type Chapter, docsHref } from './pages.ts';
import { SCORES_TEXT } from './scores.text.ts';
import { SOLUTIONS } from './solutions.ts';
import { START_TEXT } from './start.text.ts';
import { DOCS_TEXT } from './text.ts';
import measured from './vector-scores.json' with { type: 'json' };

export interface Entry {
  readonly href: string;
  readonly label: string;
  /** search words besides the label */
  readonly words?: string;
  /** page of the entry, if it has its own */
  readonly page?: string;
  /** set as code */
  readonly isCode?: boolean;
}

/** Shapes that fields of answers refer to. */
export const SHAPES: readonly string[] = shapesWithin(ENDPOINTS.map(shapeName));

const keysOf = (shape: string): string[] => fieldsOf(shape, 'en').map(({ name }) => name);
const words = (parts: Iterable<string>): string => [...new Set(parts)].join(' ');

const WORDS_OF_CHAPTERS: Readonly<Record<Chapter, string>> = {
  shapes: words([...SHAPES, ...SHAPES.flatMap(keysOf)]),
  files: words([...FILE_PATHS.flatMap(({ path, summary }) => [path, summary.fa, summary.en]), 'csv parquet sqlite']),
  vectors: words((measured as { scores: { package: string }[] }).scores.map((score) => score.package)),
  changes: 'changelog',
};

export const chapterTitle = (language: Language, chapter: Chapter): string =>
  chapter === 'vectors' ? SCORES_TEXT[language].heading : DOCS_TEXT[language][chapter];

const chapterEntry = (language: Language, page: Chapter): Entry => ({
  href: docsHref(language, page),
  label: chapterTitle(language, page),
  words: WORDS_OF_CHAPTERS[page],
  page,
});

const endpointEntry = (language: Language, endpoint: Endpoint): Entry => ({
  href: docsHref(language, endpoint.id),
  label: endpoint.path,
  words: words([
    ...[endpoint.summary.fa, endpoint.summary.en],
    ...Object.keys(endpoint.parameters),
    ...keysOf(shapeName(endpoint)),
  ]),
  page: endpoint.id,
  isCode: true,
});

/** Groups of entries: first steps, the endpoints, topics of all endpoints. */
export function contents(language: Language): Entry[][] {
  const text = DOCS_TEXT[language];
  const start = START_TEXT[language];
  const onFirst = (id: string, label: string): Entry => ({ href: docsHref(language, undefined, id), label });
  return [
    [
      onFirst('start', start.start),
      ...SOLUTIONS.map((solution) => onFirst(`solution-${solution}`, start[solution])),
      onFirst('package', start.package),
      onFirst('command-line', start.command),
    ],
    ENDPOINTS.map((endpoint) => endpointEntry(language, endpoint)),
    [
      onFirst('errors', text.errors),
      onFirst('limits', text.limits),
      onFirst('caching', text.caching),
      ...CHAPTERS.map((chapter) => chapterEntry(language, chapter)),
    ],
  ];
}
