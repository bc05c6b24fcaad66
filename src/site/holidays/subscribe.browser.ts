/** The address of a calendar file is the one under which the page is read, whatever the build was told. */
import { type Subscription, subscriptionLinks } from './subscribe.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-subscribe]')) {
  const { feedName, feedPath } = section.dataset;
  const links = subscriptionLinks(location.origin, feedName!, feedPath!);
  for (const link of section.querySelectorAll<HTMLAnchorElement>('[data-link]')) {
    link.href = links[link.dataset.link as Subscription];
  }
  const address = section.querySelector('[data-feed]');
  if (address) address.textContent = location.origin + feedPath!;
}
