/** Sends a card as a picture. The code that draws is loaded at the press. */

import { inLanguages } from '#site/kit/language.ts';
import { language } from '#site/kit/page.browser.ts';
import { actOnPress, download } from '#site/kit/save.browser.ts';
import type { ShareCard } from './card.ts';

const TEXT = inLanguages({
  shared: { fa: 'فرستاده شد', en: 'Sent' },
  saved: { fa: 'تصویر ذخیره شد', en: 'Picture saved' },
  failed: { fa: 'تصویر ساخته نشد', en: 'No picture could be made' },
});

/** Opens the share sheet with the picture; a browser that shares no files saves it. */
async function send(card: ShareCard): Promise<'shared' | 'saved' | 'cancelled'> {
  const { drawCard } = await import('./draw.browser.ts');
  const picture = new File([await drawCard(card)], `${card.name}.png`, { type: 'image/png' });
  const shared = { files: [picture], text: card.text };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'cancelled';
    }
  }
  download(picture.name, picture.type, picture);
  return 'saved';
}

/**
 * Sends a picture when the button is pressed. Afterwards the button says for some seconds what happened.
 *
 * @param cardNow the card at the moment of the press; undefined if there is none yet
 */
export function sendOnPress(
  button: HTMLButtonElement,
  cardNow: () => ShareCard | undefined | Promise<ShareCard | undefined>,
): void {
  actOnPress(button, async () => {
    const card = await cardNow();
    if (!card) return;
    button.setAttribute('aria-busy', 'true');
    const outcome = await send(card).catch(() => 'failed' as const);
    button.removeAttribute('aria-busy');
    return outcome === 'cancelled' ? undefined : TEXT[language][outcome];
  });
}
