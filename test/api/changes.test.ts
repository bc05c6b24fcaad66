/** The published changes as JSON and as an Atom feed. */
import { describe, expect, test } from 'vitest';
import { changesAtom } from '#api/resources/changes-atom.ts';
import { Changes } from '#api/schemas/published.ts';
import { readData } from '#generator/compile/data.ts';
import { changesBody } from '#generator/keep/changes/change-rows.ts';
import { FROZEN } from '../support/frozen.ts';

const body = changesBody(readData(FROZEN));
const SITE = 'https://calendar.example.org';

test('the whole list fits its schema and begins with the first recorded state', () => {
  expect(Changes.parse(body)).toEqual(body);
  expect(body.data[0]!.kind).toBe('begun');
});

describe('the feed', () => {
  const text = changesAtom(body.data, SITE, `${SITE}/feeds/changes.atom`);
  const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id!);

  test('has one entry per change, with an id that does not depend on reason and address', () => {
    expect(ids).toHaveLength(Math.min(200, body.data.length) + 1);
    expect(new Set(ids).size).toBe(ids.length);
    const reworded = body.data.map((entry) => ({ ...entry, reason: 'x' }));
    const elsewhere = changesAtom(reworded, 'https://other.example', 'https://other.example/feeds/changes.atom');
    expect([...elsewhere.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id)).toEqual(ids);
  });

  test('is well-formed XML, newest first, with every text escaped', () => {
    const entry = { ...body.data[0]!, reason: 'a < b & "c"' };
    const one = changesAtom(
      [entry, { ...entry, version: '2030.01.01', recorded: '2030-01-01' }],
      SITE,
      `${SITE}/feeds/changes.atom`,
    );
    expect(one).toContain('a &lt; b &amp; &quot;c&quot;');
    expect(one.indexOf('2030.01.01')).toBeLessThan(one.indexOf('2026.11.21:begun'));
    const open = [...text.matchAll(/<(\w+)[^>]*[^/]>|<(\w+)>/g)].length;
    expect([...text.matchAll(/<\/\w+>/g)]).toHaveLength(open);
    expect(text).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  });
});
