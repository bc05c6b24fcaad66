/** The feed's address is the one under which the page is read, whatever the build was told. */
import { type Subscription, subscriptionLinks } from './subscribe.ts';

const section = document.querySelector<HTMLElement>('[data-subscribe]')!;
const links = subscriptionLinks(location.origin, section.dataset.feedName!);

for (const link of section.querySelectorAll<HTMLAnchorElement>('[data-link]')) {
  link.href = links[link.dataset.link as Subscription];
}
section.querySelector('[data-feed]')!.textContent = `${location.origin}/holidays.ics`;
