/** Every page of the bar and the menu has an icon. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU, NAVIGATION } from '#site/kit/navigation.ts';

/** The icons of the menu are loaded when it is opened. */
const STYLES = ['frame/menu.css', 'settings/style.css'];

test('each page of the bar and the menu has a rule', () => {
  const rules = STYLES.map((file) => readFileSync(`src/site/${file}`, 'utf8')).join('\n');
  const icons = [...NAVIGATION, ...MENU].map(({ path }) => path.slice(1) || 'today');
  expect(icons.filter((icon) => !rules.includes(`[data-icon="${icon}"] {`))).toEqual([]);
});
