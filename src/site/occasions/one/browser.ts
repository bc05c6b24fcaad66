/** An occasion: its next days, also on a day after the build, the calendar app of this device, and a picture to send. */
import type { Jdn } from '#core/jdn.ts';
import { readDay } from '#site/data/snapshots.browser.ts';
import { dataOf, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { sendOnPress } from '#site/share-card/send.browser.ts';
import { firstApp, subscriptionLinks } from '#site/subscribe/address.ts';
import { comingDays, feastTitle, nextDay, type OccasionDay } from '../next-day.view.ts';

const list = document.querySelector<HTMLElement>('[data-days]');

if (list) {
  const days = JSON.parse(dataOf(list, 'days')) as OccasionDay[];
  const name = dataOf(list, 'name');
  const { feast } = list.dataset;
  const comingOn = (day: Jdn) => days.filter(({ jdn }) => jdn >= day);
  onNewDay((day) => {
    const coming = comingOn(day);
    if (!coming[0]) return;
    print('next-day', nextDay(language, coming[0], { title: feast ? feastTitle(name) : undefined, feast, today: day }));
    print('coming-days', comingDays(language, coming));
  }, Number(list.dataset.built) as Jdn);
  const links = subscriptionLinks(location.origin, name, dataOf(list, 'file'));
  part('calendar').setAttribute('href', links[firstApp(navigator.userAgent)]);
  sendOnPress(part('send') as HTMLButtonElement, async () => {
    const [next] = comingOn(today());
    const [cell, { dayCard }] = await Promise.all([next && readDay(next.jdn), import('#site/data/day-card.ts')]);
    return cell && dayCard(language, cell, { shown: [], address: location.href, sentence: name });
  });
}
