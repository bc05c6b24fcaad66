/** The coming new year: countdown from UTC once a second, its moment on the clocks of the page and of the visitor. */
import { TEHRAN } from '#api/tehran.ts';
import { numeral } from '#site/frame/numerals.ts';
import { language, part, print } from '#site/frame/page.browser.ts';
import { comingNowruz, countdownTo, type YearMoment } from './moments.ts';
import { countdownBoxes, momentIn, nowruzCities } from './view.ts';

const box = part('nowruz');
const moments = JSON.parse(box.dataset.moments!) as readonly YearMoment[];
let shownYear: number | undefined;

const TEHRAN_ZONES = [TEHRAN, 'Iran'];

/** Names the visitor's clock; where theirs is Tehran's, which stands there already, universal time takes its place. */
function secondZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isTehran = TEHRAN_ZONES.includes(zone);
  const name = part('second-clock');
  name.textContent = isTehran ? name.dataset.universal! : name.dataset.here!;
  part('visitor-zone').textContent = isTehran ? 'UTC' : zone;
  name.parentElement!.classList.remove('waiting');
  return isTehran ? 'UTC' : zone;
}

function showMoment(moment: number): void {
  for (const clock of box.querySelectorAll<HTMLElement>('[data-clock]')) {
    const isVisitor = clock.dataset.clock === 'visitor';
    const zone = isVisitor ? secondZone() : clock.dataset.clock!;
    clock.innerHTML = momentIn(language, zone, moment).text;
    clock.classList.remove('waiting');
  }
  const cities = document.querySelector<HTMLElement>('[data-cities]');
  if (cities) cities.innerHTML = nowruzCities(language, moment, JSON.parse(cities.dataset.cities!)).text;
}

function showYear(year: number, moment: number): void {
  part('year').textContent = numeral(language, year);
  part('ics').setAttribute('href', `/nowruz/${year}.ics`);
  try {
    showMoment(moment);
  } catch (error) {
    // A browser that is older than the city's zone leaves the moment as it was built.
    if (!(error instanceof RangeError)) throw error;
    const notice = part('notice');
    notice.textContent = notice.dataset.zoneUnknown!;
    notice.hidden = false;
  }
}

function tick(): void {
  const now = Date.now();
  const [year, moment] = comingNowruz(moments, now);
  if (year !== shownYear) {
    shownYear = year;
    showYear(year, moment);
  }
  print('countdown', countdownBoxes(language, countdownTo(moment, now)));
  const isHere = now >= moment;
  const text = isHere ? box.dataset.arrived! : box.dataset.left!;
  if (part('left').textContent !== text) part('left').textContent = text;
  box.classList.toggle('nowruz-arrived', isHere);
}

tick();
setInterval(tick, 1000);
document.addEventListener('visibilitychange', tick);
