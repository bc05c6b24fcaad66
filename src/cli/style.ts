/** Emphasis of a terminal; plain where nobody sees it. */

export interface Style {
  bold(text: string): string;
  red(text: string): string;
  dim(text: string): string;
  /** colours can be seen, so that nothing else has to mark a day off */
  readonly hasColours: boolean;
}

const coded = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;

export const PLAIN: Style = { bold: plain, red: plain, dim: plain, hasColours: false };
export const COLOURED: Style = { bold: coded(1), red: coded(31), dim: coded(2), hasColours: true };
