/** Long texts of the pages: one Markdown file for each text in each language, `texts/<language>/<name>.md`. */
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';

export const collections = {
  guides: defineCollection({ loader: glob({ pattern: '*.md', base: 'docs' }) }),
  texts: defineCollection({ loader: glob({ pattern: '{fa,en}/*.md', base: 'src/site/texts' }) }),
};
