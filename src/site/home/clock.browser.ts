/** The times of the visitor's city and the turn of the year on home: they need the astronomy code. */
import { TEHRAN_ZONE } from '#core/time-zone.ts';
import { everySecond, language, print } from '#site/kit/page.browser.ts';
import { isAbroad } from '#site/now/now.browser.ts';
import { nearTurn } from '#site/nowruz/moments.ts';
import { startCard } from '#site/prayer-times/card.browser.ts';
import { CARD_TEXT, spanWords } from '#site/prayer-times/card.text.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { newYears, tellNow } from './now.browser.ts';

let mine: MyCity | undefined;

/** The last hours of a year in its sentence, and the last one on the whole screen. */
function show(): void {
  const now = Date.now();
  const left = document.querySelector('.now-left');
  const next = newYears.find(([, moment]) => moment > now);
  if (left && next) print(left, `·\u00a0${spanWords(language, next[1] - now)} ${CARD_TEXT[language].left}`);
  const turn = nearTurn(newYears, now);
  if (turn)
    void import('#site/nowruz/year-turn.browser.ts').then(({ showYearTurn }) =>
      showYearTurn(turn, Date.now(), place()),
    );
}

const place = () => (mine && isAbroad() ? { name: mine.city[language], zone: mine.city.zone } : { zone: TEHRAN_ZONE });

startCard({
  onChange(city, _, fast) {
    mine = city;
    const { country } = city.city;
    tellNow({ city: isAbroad() ? city.city : undefined, fast, ...(country && { country }) });
    if (isAbroad()) void import('./days.browser.ts').then(({ showMine }) => showMine());
  },
});
everySecond(show);
