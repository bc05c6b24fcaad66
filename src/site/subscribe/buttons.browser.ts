/** The buttons of calendar apps: the one that works on this device first, with the address under which the page is read. */
import { Html } from '#site/kit/html.ts';
import { dataOf, element, print } from '#site/kit/page.browser.ts';
import { type App, firstApp, subscriptionLinks } from './address.ts';

/** Updates the links of a block of buttons after its feed has changed. */
export function updateButtons(section: HTMLElement): void {
  const links = subscriptionLinks(location.origin, dataOf(section, 'feedName'), dataOf(section, 'feedPath'));
  for (const link of section.querySelectorAll<HTMLAnchorElement>('[data-app]')) {
    link.href = links[link.dataset.app as App];
  }
  if (section.querySelector<HTMLDetailsElement>('.phone-code')?.open) void drawCode(section);
}

function putFirst(section: HTMLElement): void {
  const app = firstApp(navigator.userAgent);
  for (const link of section.querySelectorAll<HTMLElement>('[data-app]')) {
    const isFirst = link.dataset.app === app;
    link.classList.toggle('primary', isFirst);
    if (isFirst) link.parentElement!.prepend(link);
  }
}

/** The QR code library is loaded on demand. */
async function drawCode(section: HTMLElement): Promise<void> {
  const { renderSVG } = await import('uqr');
  const svg = renderSVG(location.origin + dataOf(section, 'phonePath'), { border: 2 });
  print(element('[data-code]', section), new Html(svg));
}

for (const section of document.querySelectorAll<HTMLElement>('[data-subscribe]')) {
  updateButtons(section);
  putFirst(section);
  section.querySelector('.phone-code')?.addEventListener('toggle', () => void drawCode(section));
}
