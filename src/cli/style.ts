/** Terminal colours; plain text if the output is no terminal. */

export interface Style {
  bold(text: string): string;
  red(text: string): string;
  dim(text: string): string;
  /** whether colours are shown; otherwise days off get a star */
  readonly hasColours: boolean;
}

const coded = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;

export const PLAIN: Style = { bold: plain, red: plain, dim: plain, hasColours: false };
export const COLOURED: Style = { bold: coded(1), red: coded(31), dim: coded(2), hasColours: true };
