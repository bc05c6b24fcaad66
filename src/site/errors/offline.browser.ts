/** The offline page is shown at the requested URL, with the parts that the service worker can compute. */
import type { AnswerOf } from '#api/endpoint.ts';
import type { cities } from '#api/endpoints/cities.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { language, part, print } from '#site/kit/page.browser.ts';
import { type CityTimes, cityTimes, type NextDays, occasionDays } from './offline.view.ts';

async function occasion(slug: string) {
  return occasionDays(language, slug, await readFile<NextDays>(`/api/next?slug=${slug}&limit=5`));
}

async function city(slug: string) {
  const { data } = await readFile<AnswerOf<typeof cities>>(`/api/cities?q=${slug.replaceAll('-', '+')}`);
  const found = data.find((each) => each.slug === slug);
  if (!found) return undefined;
  const name = { fa: found.city_name, en: found.city_name_en }[language];
  return cityTimes(language, name, await readFile<CityTimes>(`/api/prayer-times?city=${slug}`));
}

const ANSWERS = { occasions: occasion, 'prayer-times': city };

async function answer(): Promise<void> {
  const [, section, slug] = /^\/(?:en\/)?(occasions|prayer-times)\/([\w-]+)$/.exec(location.pathname) ?? [];
  const told = slug && (await ANSWERS[section as keyof typeof ANSWERS](slug));
  if (!told) return;
  print('answer', told);
  part('answer').hidden = false;
}

// Without an answer the page does not change.
answer().catch(() => {});
