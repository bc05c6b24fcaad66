/** Emphasis of a terminal; plain where nobody sees it. */

export interface Style {
  bold(text: string): string;
  red(text: string): string;
  dim(text: string): string;
  /** colours can be seen, so that nothing else has to mark a day off */
  readonly hasColours: boolean;
}

const escape = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;

export const PLAIN: Style = { bold: plain, red: plain, dim: plain, hasColours: false };
export const COLOURED: Style = { bold: escape(1), red: escape(31), dim: escape(2), hasColours: true };
