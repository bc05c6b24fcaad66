/** Facts that the detail of a day needs in addition to the month's grid, such as why the holidays are days off. */

import { fromIsoDate } from '#core/gregorian.ts';
import { ruleCalendarOf } from '#core/occasion-days.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { findIn, firstOf, lastOf } from '#core/required.ts';
import { cityOf } from '#site/cities/build.ts';
import { crescentMonths } from '#site/crescent/build.ts';
import type { CrescentMonth } from '#site/crescent/month.ts';
import { MARKED } from '#site/data/answers.build.ts';
import { SITE_URL } from '#site/data/now.build.ts';
import type { DayIndex, HolidayGround } from '#site/data/resources.ts';
import { rememberedCity } from '#site/data/resources.ts';
import { REPORT_TARGET } from '#site/report/build.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { sources } from '#tables/sources.ts';

const isHijri = (rule: string): boolean => ruleCalendarOf(parseOccasionRule(rule)) === 'hijri';

function groundsOf(slug: string): HolidayGround[] {
  const bases = tables.holidayLaws.bases
    .filter((basis) => basis.slug === slug)
    .flatMap(({ years: [first, last], laws }) =>
      laws.map((id): HolidayGround => {
        const { title_fa, title_en, date } = findIn(tables.holidayLaws.laws, (law) => law.id === id);
        const since = Number(date.slice(0, 4));
        return [Math.max(first ?? since, since), last, title_fa, title_en];
      }),
    );
  const decisions = tables.holidayLaws.decisions
    .filter((decision) => decision.slug === slug)
    .map(({ title_fa, title_en }): HolidayGround => [null, null, title_fa, title_en]);
  return [...bases, ...decisions];
}

const daysOff = tables.occasions.filter(({ holidayYears }) => holidayYears.length > 0);

/** Sources of all days off. */
function persianNames(): Record<string, string> {
  const cited = daysOff.flatMap(({ slug }) => occasionDetails.get(slug)?.sources ?? []);
  return Object.fromEntries(
    [...new Set(cited)].flatMap((id) => {
      const title_fa = sources.get(id)?.title_fa;
      return title_fa === undefined ? [] : [[id, title_fa]];
    }),
  );
}

const eveningOf = ({ evening_gregorian }: CrescentMonth) => fromIsoDate(evening_gregorian);

const { repository, contact } = REPORT_TARGET;

const dayIndex = (): DayIndex => ({
  ...((repository || contact) && {
    report: {
      ...REPORT_TARGET,
      dataVersion: tables.dataset.version,
      siteUrl: SITE_URL,
    },
  }),
  tehran: rememberedCity(cityOf('tehran')),
  evenings: [eveningOf(firstOf(crescentMonths)), eveningOf(lastOf(crescentMonths))],
  sources: persianNames(),
  ...MARKED,
  holidays: Object.fromEntries(
    daysOff.map(({ slug, rule, moved = [] }) => [
      slug,
      {
        hijri: isHijri(rule),
        moved: moved.map(([, jdn]) => jdn),
        laws: groundsOf(slug),
        sources: occasionDetails.get(slug)?.sources ?? [],
      },
    ]),
  ),
});

export const GET = (): Response => Response.json(dayIndex());
