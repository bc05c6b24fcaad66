/** The buttons that copy code: the piece that is shown. */
import { findIn } from '#core/required.ts';
import { element } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';

for (const block of document.querySelectorAll<HTMLElement>('[data-code]')) {
  const pieces = [...block.querySelectorAll('code')];
  copyOnPress(element('[data-copy]', block), () => findIn(pieces, (code) => code.checkVisibility()).textContent);
}
