/** Copying a text by a button. */
import { language, print } from './page.browser.ts';
import { SITE_TEXT } from './text.ts';

const TOLD_MS = 2000;

/**
 * Copies a text when the button is pressed; for two seconds the button says whether it worked.
 *
 * @param textNow the text at the moment of the press
 */
export function copyOnPress(button: HTMLElement, textNow: () => string): void {
  const { copied, copyFailed } = SITE_TEXT[language];
  const label = button.textContent;
  button.hidden = false;
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(textNow());
      print(button, copied);
    } catch {
      print(button, copyFailed);
    }
    setTimeout(() => print(button, label), TOLD_MS);
  });
}
