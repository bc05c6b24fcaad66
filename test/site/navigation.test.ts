/** The menu: one name for one thing. */
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { fileOf } from '#generator/site/page-files.ts';
import { LANGUAGES, pagePath } from '#site/kit/language.ts';
import { FOOTER, FOR_DEVELOPERS, MENU } from '#site/kit/navigation.ts';

const dist: string = inject('dist');

test('every page of the menu and of the footer has the name of its link as its heading', () => {
  const odd = LANGUAGES.flatMap((language) =>
    [...MENU, ...FOOTER, ...FOR_DEVELOPERS].flatMap(({ path, label }) => {
      const page = readFileSync(dist + fileOf(pagePath(language, path)), 'utf8');
      const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(page) ?? [];
      // A year or a purpose may follow.
      return heading.startsWith(label[language]) ? [] : [`${label[language]}: ${heading}`];
    }),
  );
  expect(odd).toEqual([]);
});
