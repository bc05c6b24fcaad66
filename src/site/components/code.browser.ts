/** The buttons that copy code. */
import { element } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';

for (const block of document.querySelectorAll<HTMLElement>('[data-code]')) {
  copyOnPress(element('[data-copy]', block), () => element('code', block).textContent);
}
