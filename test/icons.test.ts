/** Every page of the bar and the menu has an icon. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU, NAVIGATION } from '#site/kit/navigation.ts';

test('each page of the menu has a rule in icons.css', () => {
  const rules = readFileSync('src/site/frame/icons.css', 'utf8');
  const icons = [...NAVIGATION, ...MENU].map(({ path }) => path.slice(1) || 'today');
  expect(icons.filter((icon) => !rules.includes(`[data-icon="${icon}"] {`))).toEqual([]);
});
