/** The clock of home, the greeting of Nowruz, and the card of the visitor's city: they need the astronomy code. */
import { TEHRAN_TIME } from '#api/tehran.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { ownDayText } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, everySecond, language, onOwnClock, part, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { startCard } from '#site/prayer-times/card.browser.ts';
import { nextName } from '#site/prayer-times/card.view.ts';
import type { NextPrayer } from '#site/prayer-times/days.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { greeting } from './greeting.view.ts';
import { onTurn, shownDay } from './shown-day.browser.ts';
import { HOME_TEXT } from './text.ts';

const text = HOME_TEXT[language];
const moments = JSON.parse(dataOf(part('greeting'), 'moments')) as readonly YearMoment[];
const HOUR_MS = 3_600_000;
/** How long the new year keeps the screen. */
const AFTER_MS = HOUR_MS / 4;
const MINUTES = 'HH:MM'.length;

let shown = '';

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
    html`<b>${numeral(language, own)}</b>${isElsewhere && html` <span class="note">${text.clockInTehran} ${numeral(language, inTehran)}</span>`}`,
  );
  const turn = moments.find(([, moment]) => now >= moment - HOUR_MS && now < moment + AFTER_MS);
  if (turn) void import('./year-turn.browser.ts').then(({ showYearTurn }) => showYearTurn(turn, Date.now()));
  const words = greeting(language, moments, now, today());
  if ((words?.text ?? '') !== shown) print('greeting', words ?? html``);
  shown = words?.text ?? '';
}

/** The title of the tab: «دوشنبه ۲ آذر ۱۴۰۵ · اذان ظهر ۱۱:۵۱ | سالنما» */
function showTitle({ isGuess }: MyCity, next: NextPrayer): void {
  const prayer = isGuess ? '' : ` · ${nextName(language, next)} ${numeral(language, next.clock)}`;
  document.title = `${ownDayText(language, today())}${prayer} | ${SITE_TEXT[language].name}`;
}

everySecond(show);
onTurn(startCard({ day: shownDay, onChange: showTitle }));
