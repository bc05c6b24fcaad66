/** Inline scripts change what a view has printed: their selectors match on built pages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visit } from './visit.ts';

const selectorsOf = (script: string): string[] =>
  [...readFileSync(`src/site/${script}`, 'utf8').matchAll(/querySelector(?:All)?\('([^']+)'\)/g)].flatMap(([, list]) =>
    list!.split(', '),
  );

test.each([['calendar/mark-days.js', ['/calendar/1405/8', '/holidays/1405', '/workdays/1405']]])(
  '%s',
  async (script, paths) => {
    const selectors = selectorsOf(script);
    expect(selectors.length).toBeGreaterThan(1);
    const matched = new Set<string>();
    for (const path of paths) {
      const { page, leave } = await visit({ path });
      const found = await page.evaluate((all) => all.filter((each) => document.querySelector(each)), selectors);
      for (const selector of found) matched.add(selector);
      await leave();
    }
    expect(selectors.filter((selector) => !matched.has(selector))).toEqual([]);
  },
);
