/**
 * Texts that no script prints: long ones, a Markdown file for each in each language, `texts/<language>/<name>.md`; titles and
 * descriptions of pages.
 */
import { defineCollection } from 'astro/content/config';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';

const inBoth = z.strictObject({ fa: z.string(), en: z.string() });

export const collections = {
  guides: defineCollection({ loader: glob({ pattern: '*.md', base: 'docs' }) }),
  pages: defineCollection({
    loader: file('src/site/texts/pages.yaml'),
    schema: z.strictObject({ title: inBoth.optional(), description: inBoth, lead: inBoth.optional() }),
  }),
  texts: defineCollection({ loader: glob({ pattern: '{fa,en}/*.md', base: 'src/site/texts' }) }),
};
