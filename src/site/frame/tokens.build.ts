/** The tokens of `tokens.css`, for pictures, the widget and the tests, which that style sheet does not reach. */
import { readFileSync } from 'node:fs';
import { required } from '#core/required.ts';

type Token = Readonly<Record<'light' | 'dark', string>>;

const TOKENS: ReadonlyMap<string, Token> = new Map(
  readFileSync('src/site/frame/tokens.css', 'utf8')
    .matchAll(/--([\w-]+): (?:light-dark\((.+), (.+)\)|(.+));/g)
    .map(([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }]),
);

/** @param name without the dashes @throws {RangeError} for a token that does not exist */
export const token = (name: string): Token => required(TOKENS, name);

/** The tokens as declarations: `--red:#b3121d;` */
export const declarations = (names: readonly string[], theme: keyof Token): string =>
  names.map((name) => `--${name}:${token(name)[theme]};`).join('');

/** The site's icon, with the tokens of light pages in place of `var(--red)`. */
export const iconSvg = (): string =>
  readFileSync('src/site/frame/icon.svg', 'utf8').replaceAll(/var\(--([\w-]+)\)/g, (_, name) => token(name).light);
