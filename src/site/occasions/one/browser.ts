/** An occasion: its next days, also on a day after the build, and the calendar app of this device. */
import type { Jdn } from '#core/jdn.ts';
import { dataOf, language, onNewDay, part, print } from '#site/kit/page.browser.ts';
import { firstApp, subscriptionLinks } from '#site/subscribe/address.ts';
import { comingDays, feastTitle, nextDay, type OccasionDay } from '../next-day.view.ts';

const list = document.querySelector<HTMLElement>('[data-days]');

function show(list: HTMLElement, today: Jdn): void {
  const days = JSON.parse(dataOf(list, 'days')) as OccasionDay[];
  const coming = days.filter(({ jdn }) => jdn >= today);
  if (!coming[0]) return;
  const { name = '', feast } = list.dataset;
  print('next-day', nextDay(language, coming[0], { title: feast ? feastTitle(name) : undefined, feast, today }));
  print('coming-days', comingDays(language, coming));
}

if (list) {
  onNewDay((today) => show(list, today), Number(list.dataset.built) as Jdn);
  const links = subscriptionLinks(location.origin, dataOf(list, 'name'), dataOf(list, 'file'));
  part('calendar').setAttribute('href', links[firstApp(navigator.userAgent)]);
}
