import { expect, test } from 'vitest';
import { headersFile } from '#generator/site/headers-file.ts';
import { staticHeaders } from '#server/static-headers.ts';

test('with _headers a static host sends each header as the server does, and once', () => {
  // A host applies all rules of an address in turn, and joins the values of a header that two of them set.
  const rules = headersFile()
    .trim()
    .split('\n\n')
    .map((rule) => rule.split(/\n {2}/));
  for (const path of [
    '/feeds/holidays.ics',
    '/feeds/index.json',
    '/feeds/changes.atom',
    '/api/schemas/Day.json',
    '/docs',
  ]) {
    const sent: Record<string, string> = {};
    for (const [pattern, ...lines] of rules) {
      const [prefix, suffix] = pattern!.split('*');
      if (!path.startsWith(prefix!) || !path.endsWith(suffix!)) continue;
      for (const line of lines) {
        const [name, value] = line.split(/: (.*)/) as [string, string];
        if (line.startsWith('! ')) delete sent[line.slice(2)];
        else sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
      }
    }
    expect(staticHeaders(path)).toMatchObject(sent);
  }
});
