/** Makes what was chosen fit the paper: how names break into lines nobody knows before they are set. */
import type { Sheet } from './choice.ts';

/** Width of the sheets on paper, margins taken off; as in the print rules of the style. */
const PAPER_MM: Readonly<Record<Sheet, number>> = { year: 404, month: 281, pocket: 140 };
const LEAST_FIT = 0.6;
const STEP = 0.02;

/** Lowers rows and letters step by step until nothing is cut off, measured at the width of the paper whatever the screen's is. */
export async function fitToPaper(element: HTMLElement, sheet: Sheet): Promise<void> {
  await document.fonts.ready;
  const { style } = element;
  style.width = `${PAPER_MM[sheet]}mm`;
  style.maxWidth = 'none';
  for (let fit = 1; fit >= LEAST_FIT; fit -= STEP) {
    style.setProperty('--fit', String(fit));
    if (element.scrollHeight <= element.clientHeight) break;
  }
  style.removeProperty('width');
  style.removeProperty('max-width');
}
