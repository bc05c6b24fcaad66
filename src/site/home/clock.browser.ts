/** The times of the visitor's city and the turn of the year on home: they need the astronomy code. */
import { TEHRAN_ZONE } from '#core/time-zone.ts';
import { everyMinute, isAbroad, language } from '#site/kit/page.browser.ts';
import { nearTurn } from '#site/nowruz/moments.ts';
import { startCard } from '#site/prayer-times/card.browser.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { newYears, showNow, tellNow } from './now.browser.ts';

let mine: MyCity | undefined;

/** The last hour of a year on the whole screen. @returns whether its seconds count */
function show(): boolean {
  const turn = nearTurn(newYears, Date.now());
  if (turn)
    void import('#site/nowruz/year-turn.browser.ts').then(({ showYearTurn }) =>
      showYearTurn(turn, Date.now(), place()),
    );
  if (turn) showNow();
  return turn !== undefined;
}

const place = () => (mine && isAbroad ? { name: mine.city[language], zone: mine.city.zone } : { zone: TEHRAN_ZONE });

startCard({
  onChange(city, _, fast) {
    mine = city;
    const { country } = city.city;
    tellNow({ city: isAbroad ? city.city : undefined, fast, ...(country && { country }) });
    if (isAbroad) void import('./days.browser.ts').then(({ showMine }) => showMine());
  },
});
everyMinute(show);
