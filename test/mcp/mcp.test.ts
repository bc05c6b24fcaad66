/** MCP with the official client in both protocol versions, over stdio and HTTP. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildContext } from '#api/resources/resource.ts';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { createListener } from '#server/node/adapter.ts';
import { createProtection } from '#server/node/protection.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { testApp } from '../server/test-app.ts';
import { resourceAt } from '../support/resource-at.ts';
import { almanac, get, NOW, SITE_URL } from '../support/service.ts';

const NOWRUZ = persian.firstDayOfYear(1405);
const FILE = '{"year":1405,"data":[]}';

let server: Server;
let url: URL;
beforeAll(async () => {
  const { app } = testApp({ now: NOW, allowance: 0, files: { '/api/holidays/1405.json': FILE } });
  const listener = createListener({
    app,
    log: () => {},
    clock: () => NOW,
    siteUrl: SITE_URL,
    trustedHops: 0,
    protection: createProtection({ ratePerSecond: 0 }),
  });
  // A connection must outlive the tests that keep this process busy, because a client cannot send a POST again.
  server = createServer({ keepAliveTimeout: 120_000 }, listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
});
afterAll(() => server.close());

const overHttp = () => new StreamableHTTPClientTransport(url);
const overStdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['src/cli/main.ts', 'mcp'],
    env: { PATH: process.env.PATH ?? '', NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' },
  });

const ERAS = [
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const;
const CARRIERS = [
  ['HTTP', overHttp],
  ['stdio', overStdio],
] as const;

describe.each(CARRIERS)('%s', (carrier, transport) => {
  describe.each(ERAS)('%s', (version, mode) => {
    let client: Client;
    beforeAll(async () => {
      client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
      await client.connect(transport());
    });
    afterAll(() => client.close());

    test('speaks that revision', () => expect(client.getNegotiatedProtocolVersion()).toBe(version));

    // Agents read the list with every conversation. It has some 9,000 bytes: the rest is room for new values.
    test('twelve read-only tools in 10,000 bytes, every parameter described, an example, no further keys', async () => {
      const { tools } = await client.listTools();
      expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(10_000);
      expect(tools.map(({ name }) => name)).toEqual(
        'day convert range next holidays workdays month nowruz prayer_times search cities explain'.split(' '),
      );
      for (const { title, description, annotations, inputSchema } of tools) {
        expect([title, description].every((text) => (text ?? '').length > 10)).toBe(true);
        expect(description).toMatch(/^[A-Z].*\.$/);
        expect(description).not.toMatch(/[?.]\./);
        expect(annotations?.readOnlyHint).toBe(true);
        const { lang, detail, ...properties } = inputSchema.properties as Record<string, { description: string }>;
        expect([lang, detail]).toMatchObject([{ enum: ['fa', 'en'] }, { enum: ['short', 'full'] }]);
        expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
        for (const { description: words } of Object.values(properties)) expect(words.length).toBeGreaterThan(5);
        const [shown] = (inputSchema as unknown as { examples: Record<string, unknown>[] }).examples;
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(shown!)));
      }
    });

    test('in detail a tool answers what the address answers', async () => {
      const answer = await client.callTool({
        name: 'convert',
        arguments: { from: 'sh', year: 1405, month: 1, day: '۱', detail: 'full' },
      });
      const { data, data_version, sources } = answer.structuredContent as Record<string, unknown>;
      expect(data).toEqual(get('/convert', 'from=sh&year=1405&month=1&day=1'));
      expect(data_version).toBe(almanac.dataset.version);
      expect(sources).toEqual(
        expect.arrayContaining([
          { id: 'salnama', title: expect.any(String), url: expect.stringMatching(/^https?:.*\/en\/accuracy$/) },
          {
            id: 'ut-calendar',
            title: expect.stringContaining('Official calendar of Iran'),
            url: expect.stringMatching(/^https:/),
          },
        ]),
      );
      expect(answer.content).toEqual([{ type: 'text', text: JSON.stringify(answer.structuredContent) }]);
    });

    test('a date in words is converted, and weeks, the zone of today and a weekend count', async () => {
      const dataOf = async (name: string, given: Record<string, unknown>) => {
        const { structuredContent } = await client.callTool({ name, arguments: given });
        return (structuredContent as { data: Record<string, unknown> }).data;
      };
      expect((await dataOf('convert', { date: '28 November 2026' })).date_sh).toBe('1405-09-07');
      expect((await dataOf('workdays', { from: '1405-09-07', weeks: 2 })).date_sh).toBe('1405-09-21');
      // 10 Dey is a Thursday.
      expect((await dataOf('day', { date: '1405-10-10', weekend: 'thu-fri' })).is_workday).toBe(false);
      expect((await dataOf('day', { tz: 'Asia/Tokyo' })).date_sh).toMatch(/^1405-/);
    });

    test('an answer names the sources of its occasions and of its subject', async () => {
      const idsOf = async (name: string, given: Record<string, unknown>) => {
        const { structuredContent } = await client.callTool({ name, arguments: { ...given, detail: 'full' } });
        return (structuredContent as { sources: { id: string }[] }).sources.map(({ id }) => id);
      };
      const ofDay = await idsOf('day', { date: '1405-01-01', categories: 'all' });
      const titles = almanac.occasions.onDays(NOWRUZ, NOWRUZ);
      const cited = new Set(titles.flatMap(({ occasion: { slug } }) => occasionDetails.get(slug)?.sources ?? []));
      expect(cited.size).toBeGreaterThan(0);
      expect(ofDay.filter((id) => cited.has(id)).length).toBe(cited.size);
      expect(await idsOf('nowruz', { year_sh: 1405, tz: 'Asia/Tehran' })).toContain('jpl-de431');
      expect(await idsOf('cities', { q: 'Tehran' })).toEqual(['salnama', 'geonames', 'iana-tz']);
      expect((await idsOf('holidays', { year: 1405 })).length).toBeLessThan(25);
    });

    test.each([
      ['day', { date: '1404-12-30' }, 'date: '],
      ['prayer_times', {}, 'city: missing'],
      [
        'day',
        { timezone: 'UTC' },
        'timezone: unknown argument of day; did you mean tz? it takes date, tz, weekend, sector, province',
      ],
      ['day', { date: '1405-01-01', detail: 'all' }, 'detail: "all" is not allowed; give one of short, full'],
      ['range', { from: '1405-01-01', to: '1405-12-29', detail: 'full' }, 'give a shorter span'],
      ['prayer_times', { city: 'tehran', year: 1405, from: 0 }, 'from: "0" is not allowed'],
      ['month', { year: 1405, month: 'مهر' }, 'did you mean 7?'],
      ['month', { year: 2026, month: 'October' }, 'did you mean 10?'],
      ['search', { q: 'nowruz', from: 2, limit: 'many' }, 'limit: "many" is not allowed'],
      ['month', { year: 2026, month: 13 }, 'month: "13" is not allowed; give a whole number from 1 to 12'],
      ['convert', { date: '2026-02-30' }, 'day: "30" is not allowed'],
      ['nowruz', { year_sh: 3000 }, 'no data for 3000'],
      ['convert', { from: 'sh', year: { a: 1 }, month: 1, day: 1 }, 'year: '],
    ])('bad arguments of %s are an error that names the parameter', async (name, given, words) => {
      const { isError, content } = await client.callTool({ name, arguments: given });
      expect(isError).toBe(true);
      expect((content as { text: string }[])[0]!.text).toContain(words);
    });

    test.runIf(carrier === 'HTTP')('files are resources', async () => {
      const { resources } = await client.listResources();
      const uris = resources.map(({ uri }) => uri.replace(/^https?:\/\/[^/]+/, ''));
      expect(uris).toEqual(expect.arrayContaining(['/api/meta.json', '/downloads/laws.json']));
      expect(uris.filter((uri) => uri.endsWith('.ics'))).toEqual([]);
      const { resourceTemplates } = await client.listResourceTemplates();
      const templates = resourceTemplates.map(({ uriTemplate }) => uriTemplate.replace(/^https?:\/\/[^/]+/, ''));
      expect(templates).toEqual(expect.arrayContaining(['/api/holidays/{year}.json', '/api/hijri/{year}.json']));
    });
  });
});

describe('short answers', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  beforeAll(() => client.connect(overHttp()));
  afterAll(() => client.close());
  const textOf = async (name: string, given: Record<string, unknown>) => {
    const { content } = await client.callTool({ name, arguments: given });
    return (content as { text: string }[])[0]!.text;
  };

  test('titles are in the language of the question, or in the one asked for', async () => {
    expect(await textOf('day', { date: '1405-01-01' })).toContain('Eid al-Fitr');
    expect(await textOf('day', { date: '۱۴۰۵-۰۱-۰۱' })).toContain('عید سعید فطر');
    expect(await textOf('day', { date: '1405-01-01', lang: 'fa' })).toContain('شنبه');
  });

  test('a date or year from 1900 on is Gregorian', async () => {
    expect(await textOf('day', { date: '2026-03-21' })).toContain('date_sh: 1405-01-01');
    expect(await textOf('convert', { date: '2026-03-21' })).toContain('date_sh: 1405-01-01');
    expect(await textOf('nowruz', { year_sh: 2027 })).toContain('utc: 2027-03-20 20:24:4');
    expect(await textOf('prayer_times', { city: 'tehran', date: '2026-03-21' })).toContain('date_sh: 1405-01-01');
    expect(await textOf('month', { year: 2026, month: 12 })).toContain('\n23 | 1405-10-02 | ');
    expect(await textOf('holidays', { year: 2026 })).toMatch(/year: 2026\n.*\n.*\n1404-10-13 \| 2026-01-03/);
  });

  test('closures of a span name the day, the place and what is closed', async () => {
    const [row] = almanac.closures.rows.filter(({ provinces }) => provinces.length > 0);
    const day = gregorian.toIsoDate(row!.firstDay);
    const text = await textOf('explain', { from: day, to: day });
    expect(text).toContain(`${day} | ${row!.title_en} | `);
    expect(text).toContain(row!.provinces[0]);
  });

  test('the holidays of a Gregorian year are in detail those of its file', async () => {
    const { structuredContent } = await client.callTool({
      name: 'holidays',
      arguments: { year: 2026, detail: 'full' },
    });
    const files = resourceAt('/api/holidays/gregorian/{year}.json').files!({
      almanac,
      now: NOW,
      siteUrl: SITE_URL,
    } as BuildContext);
    const file = [...files].find(({ path }) => path.endsWith('/2026.json'))!;
    expect((structuredContent as { data: unknown }).data).toEqual(file.body);
  });
});

test('a resource holds the file', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(overHttp());
  const { contents } = await client.readResource({ uri: `${SITE_URL}/api/holidays/1405.json` });
  expect(contents).toEqual([{ uri: `${SITE_URL}/api/holidays/1405.json`, mimeType: 'application/json', text: FILE }]);
  await expect(client.readResource({ uri: `${SITE_URL}/api/holidays/9999.json` })).rejects.toMatchObject({
    code: -32602,
  });
  await client.close();
});

describe('a body', () => {
  const post = (body: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body,
    });
  const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'day', arguments: {} } });

  test('holds one message: many would be counted as one', async () => {
    const answer = await post(JSON.stringify(Array.from({ length: 50 }, (_, id) => call(id))));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('one by one') } });
  });

  test('is read no further than a message may be long', async () => {
    expect((await post(JSON.stringify({ ...call(1), padding: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  test('that is no message is told so', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('')).status).toBe(400);
  });
});
