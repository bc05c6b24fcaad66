/** Fits the sheet to the paper: line breaks of names are only known after layout. */

/** Width of the sheet on paper without margins, as in the print rules of the style sheet. */
const PAPER_MM = 404;
const MIN_FIT = 0.6;
const STEP = 0.02;

/** Reduces row height and font size step by step until the content fits, measured at paper width. */
export async function fitToPaper(element: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const { style } = element;
  style.width = `${PAPER_MM}mm`;
  style.maxWidth = 'none';
  for (let fit = 1; fit >= MIN_FIT; fit -= STEP) {
    style.setProperty('--fit', String(fit));
    if (element.scrollHeight <= element.clientHeight) break;
  }
  style.removeProperty('width');
  style.removeProperty('max-width');
}
