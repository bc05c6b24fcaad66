/** A colour of the site's tokens as browsers report it: `rgb(179, 18, 29)`. */
import { token } from '#site/frame/tokens.build.ts';

export function rgbOf(name: string, theme: 'light' | 'dark' = 'light'): string {
  const colour = Number.parseInt(token(name)[theme].slice(1), 16);
  return `rgb(${colour >> 16}, ${(colour >> 8) & 255}, ${colour & 255})`;
}
