/** The buttons of calendar apps: the one that works on this device first, with the address under which the page is read. */
import { Html } from '#site/kit/html.ts';
import { dataOf, element, language, print } from '#site/kit/page.browser.ts';
import { appLinks, firstApp, type SubscribeButtons } from './address.ts';

const buttonsOf = (section: HTMLElement) => JSON.parse(dataOf(section, 'subscribe')) as SubscribeButtons;

/** Prints the links of a block of buttons, of the feed of the page or of another. */
export function showButtons(section: HTMLElement, buttons = buttonsOf(section)): void {
  section.dataset.subscribe = JSON.stringify(buttons);
  print(element('.button-row', section), appLinks(language, location.origin, firstApp(navigator.userAgent), buttons));
  if (element('details', section).open) void drawCode(section);
}

/** The QR code library is loaded on demand. */
async function drawCode(section: HTMLElement): Promise<void> {
  const { renderSVG } = await import('uqr');
  const svg = renderSVG(location.origin + buttonsOf(section).phonePath, { border: 2 });
  print(element('[data-code]', section), new Html(svg));
}

for (const section of document.querySelectorAll<HTMLElement>('[data-subscribe]')) {
  showButtons(section);
  element('details', section).addEventListener('toggle', () => void drawCode(section));
}
