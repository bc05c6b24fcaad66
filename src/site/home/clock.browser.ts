/** The clock of home, the turn of the year, and the card of the visitor's city: they need the astronomy code. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import { clockOf, localTimeAt, TEHRAN_ZONE } from '#core/time-zone.ts';
import { html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/numerals.ts';
import { everySecond, language, onOwnClock, print } from '#site/kit/page.browser.ts';
import { isAbroad } from '#site/now/now.browser.ts';
import { nearTurn } from '#site/nowruz/moments.ts';
import { startCard } from '#site/prayer-times/card.browser.ts';
import { spanClock } from '#site/prayer-times/card.view.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { newYears, showNow, tellNow } from './now.browser.ts';
import { onTurn, shownDay } from './shown-day.browser.ts';
import { HOME_TEXT } from './text.ts';

const text = HOME_TEXT[language];
const MINUTES = 'HH:MM'.length;

let mine: MyCity | undefined;

/** The visitor's own time, and Tehran's where the clock there shows another. */
function show(): void {
  const now = Date.now();
  const here = onOwnClock(now);
  const own = clockOf(here.msOfDay);
  const tehran = localTimeAt(TEHRAN_TIME, now);
  const isElsewhere = here.offsetMinutes !== tehran.offsetMinutes;
  const inTehran = clockOf(tehran.msOfDay).slice(0, MINUTES);
  print(
    'clock',
    html`<b>${numeral(language, own)}</b>${isElsewhere && html` <span class="note whole">${text.clockInTehran} ${numeral(language, inTehran)}</span>`}`,
  );
  showNow();
  const left = document.querySelector('.now-left');
  const next = newYears.find(([, moment]) => moment > now);
  if (left && next) print(left, numeral(language, spanClock(next[1] - now)));
  const turn = nearTurn(newYears, now);
  if (turn)
    void import('#site/nowruz/year-turn.browser.ts').then(({ showYearTurn }) =>
      showYearTurn(turn, Date.now(), place()),
    );
}

const place = () => (mine && isAbroad() ? { name: mine.city[language], zone: mine.city.zone } : { zone: TEHRAN_ZONE });

onTurn(
  startCard({
    day: shownDay,
    onChange(city, _, fast) {
      mine = city;
      tellNow({ city: isAbroad() ? city.city : undefined, fast });
    },
  }),
);
everySecond(show);
