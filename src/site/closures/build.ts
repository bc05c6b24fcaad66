/** The closures with their places, sources and report addresses, ready to print. Build only. */
import { type Closure, provinceSlug } from '#core/closures.ts';
import * as persian from '#core/persian.ts';
import { cities, cityName, cityOf, isInIran } from '#site/cities/build.ts';
import { almanac } from '#site/data/answers.build.ts';
import { type Language, titleIn } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { reportAddressOf } from '#site/report/build.ts';
import { CLOSURE_TEXT } from './text.ts';
import type { ClosureList, ClosureRow } from './view.ts';

export function closureList(language: Language): ClosureList {
  const { rows, sources } = almanac.closures;
  const { comma } = SITE_TEXT[language];
  const text = CLOSURE_TEXT[language];
  const placeOf = ({ provinces, counties }: Closure): string => {
    if (provinces.length === 0) return text.country;
    const names = provinces.map((slug) => almanac.provinces.get(slug)![language]).join(comma);
    const centres = counties.map((slug) => cityName(language, cityOf(slug))).join(comma);
    return centres === '' ? names : `${text.counties} ${names}: ${centres}`;
  };
  const sourceOf = (id: string) => {
    const { titleEn, titleFa = titleEn, url } = sources.find((source) => source.id === id)!;
    return { title: { fa: titleFa, en: titleEn }[language], url };
  };
  return {
    rows: rows.toReversed().map((row): ClosureRow => {
      const title = titleIn(language, row);
      const name = `${row.slug}: ${title}`;
      const place = { language, name, row: `data/closures: ${row.slug}`, path: '/closures', hash: row.slug };
      return {
        ...row,
        year: persian.yearOf(row.lastDay),
        title,
        place: placeOf(row),
        sources: row.sources.map(sourceOf),
        report: reportAddressOf({ ...place, sources: row.sources }),
      };
    }),
    provinceOf: Object.fromEntries(
      cities.filter(isInIran).map(({ slug, provinceEn }) => [slug, provinceSlug(provinceEn)]),
    ),
  };
}
