/** Copying a text by a button, and saving a file. */
import { language, print } from './page.browser.ts';

const TOLD_MS = 2000;
const COPIED = { fa: 'کپی شد', en: 'Copied' };
const COPY_FAILED = { fa: 'کپی نشد؛ متن را خودتان انتخاب کنید.', en: 'Copying failed; select the text yourself.' };

/** Shows a button, and at each press for two seconds on it what came of the action; nothing if that is undefined. */
export function actOnPress(button: HTMLElement, act: () => Promise<string | undefined>): void {
  const label = button.textContent;
  button.hidden = false;
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    const told = await act();
    if (told === undefined) return;
    print(button, told);
    setTimeout(() => print(button, label), TOLD_MS);
  });
}

/**
 * Copies a text when the button is pressed; for two seconds the button says whether it worked.
 *
 * @param textNow the text at the moment of the press
 */
export function copyOnPress(button: HTMLElement, textNow: () => string | Promise<string>): void {
  actOnPress(button, async () => {
    try {
      await navigator.clipboard.writeText(await textNow());
      return COPIED[language];
    } catch {
      return COPY_FAILED[language];
    }
  });
}

/** Saves a file that was made in the browser. */
export function download(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
