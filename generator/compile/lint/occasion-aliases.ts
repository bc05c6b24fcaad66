import { type Check, checkRowsOfOccasions } from './rule.ts';

/** Other spellings belong to an occasion, once each, and are not its title; Latin ones are in small letters. */
export const occasionAliases: Check = (data, report) => {
  const { occasions, occasionAliases: rows } = data;
  checkRowsOfOccasions(data, rows, report);
  const titles = new Map(occasions.map(({ slug, title_fa, title_en }) => [slug, [title_fa, title_en.toLowerCase()]]));
  for (const entry of rows) {
    const { slug, aliases } = entry;
    const own = titles.get(slug);
    aliases.forEach((alias, index) => {
      if (alias !== alias.trim().toLowerCase()) report(entry, 'lower case without surrounding spaces', `"${alias}"`);
      if (aliases.indexOf(alias) !== index) report(entry, 'each spelling once', `"${alias}" again`);
      if (own?.includes(alias)) report(entry, 'a spelling other than the title', `"${alias}"`);
    });
  }
};
