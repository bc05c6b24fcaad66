/** A hundred questions of an agent, with answers from the conformance vectors. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '#api/endpoints/search.ts';
import { readData } from '#generator/compile/data.ts';
import { vectorsBody } from '#generator/publish/vectors.ts';
import { createMcpService } from '#mcp/http.ts';
import { tables } from '#tables/index.ts';
import { FROZEN } from '../support/frozen.ts';
import { almanac, handler, NOW, SITE_URL } from '../support/service.ts';

type Row = Readonly<Record<string, string | number | boolean>>;
type Data = Readonly<Record<string, string | number | boolean>> & { readonly rows?: readonly string[] };

interface Question {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  isRight(data: Data): boolean;
}

const service = createMcpService({ handler, siteUrl: SITE_URL, dataVersion: '1', clock: () => NOW });
const client = new Client({ name: 'evaluation', version: '1.0.0' });
beforeAll(() =>
  client.connect(
    new StreamableHTTPClientTransport(new URL(`${SITE_URL}/mcp`), {
      fetch: async (url, init) => service(new Request(url, init as RequestInit)),
    }),
  ),
);
afterAll(() => client.close());

const vectors = new Map(
  vectorsBody(readData(FROZEN), tables, almanac).groups.map((group) => [group.id, group.vectors as unknown as Row[]]),
);

/** Returns evenly spaced entries of a list. */
const some = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!);

const column = (data: Data, at: number): string[] => data.rows!.map((row) => row.split(' | ')[at]!);
const isFriday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 5;
const datesOf = (row: Row): string[] => row.dates_gregorian as unknown as string[];

function questions(): Question[] {
  const holidays = vectors.get('holidays')!;
  const firstDays = vectors.get('persian-first-days')!;
  const nextFirstDay = (year: number) => String(firstDays.find(({ year_sh }) => year_sh === year + 1)!.date_gregorian);
  return [
    ...some(firstDays, 20).map(({ year_sh, date_gregorian }) => ({
      tool: 'convert',
      given: { date: `${year_sh}-01-01` },
      isRight: (data: Data) => data.date_gregorian === date_gregorian,
    })),
    ...some(vectors.get('hijri-month-starts')!, 20).map(({ year, month, first_day_gregorian }) => ({
      tool: 'convert',
      given: { from: 'hijri', year, month, day: 1 },
      isRight: (data: Data) => data.date_gregorian === first_day_gregorian,
    })),
    ...some(holidays, 15).map((row) => ({
      tool: 'holidays',
      given: { year: row.year_sh },
      isRight: (data: Data) => column(data, 1).join() === datesOf(row).join(),
    })),
    ...some(holidays.flatMap(datesOf), 15).map((date) => ({
      tool: 'day',
      given: { date },
      isRight: (data: Data) => data.is_holiday === true && data.is_workday === false && data.date_gregorian === date,
    })),
    ...some(
      vectors.get('equinoxes')!.filter(({ kind, year_sh }) => kind === 'announced' && Number(year_sh) <= 1405),
      10,
    ).map(({ year_sh, moment, tolerance_seconds }) => ({
      tool: 'nowruz',
      given: { year_sh, tz: 'UTC' },
      isRight: (data: Data) =>
        Math.abs(Date.parse(`${String(data.utc).replace(' ', 'T')}Z`) - Date.parse(String(moment))) <=
        (Number(tolerance_seconds) + 1) * 1000,
    })),
    ...some(
      vectors.get('prayer-times')!.filter(({ date_gregorian }) => String(date_gregorian) < '2027'),
      10,
    ).map(({ latitude, longitude, timezone, date_gregorian, prayer, printed, tolerance_minutes }) => ({
      tool: 'prayer_times',
      given: { latitude, longitude, tz: timezone, date: date_gregorian },
      isRight: (data: Data) => {
        const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
        return Math.abs(minutes(String(data[String(prayer)])) - minutes(String(printed))) <= Number(tolerance_minutes);
      },
    })),
    ...some(holidays, 10).map((row) => {
      const [year, first] = [Number(row.year_sh), String(nextFirstDay(Number(row.year_sh) - 1))];
      const days = Array.from({ length: (Date.parse(nextFirstDay(year)) - Date.parse(first)) / 86_400_000 }, (_, day) =>
        new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10),
      );
      const workdays = days.filter((date) => !isFriday(date) && !datesOf(row).includes(date)).length;
      return {
        tool: 'workdays',
        given: { from: first, to: days.at(-1) },
        isRight: (data: Data) => data.days === days.length && data.workdays === workdays,
      };
    }),
  ];
}

test('a hundred questions are answered right, each within 1,500 tokens', async () => {
  const asked = questions();
  const wrong: unknown[] = [];
  const tokens: number[] = [];
  for (const { tool, given, isRight } of asked) {
    const answer = await client.callTool({ name: tool, arguments: given });
    tokens.push(Math.ceil(JSON.stringify({ ...answer, _meta: undefined }).length / 4));
    const data = (answer.structuredContent as { data?: Data } | undefined)?.data;
    if (!data || !isRight(data)) wrong.push({ tool, given, answer });
  }
  tokens.sort((a, b) => a - b);
  const sum = tokens.reduce((total, each) => total + each);
  console.log(
    `${asked.length - wrong.length} of ${asked.length} right; tokens an answer: median ${tokens[50]}, most ${tokens.at(-1)}, together ${sum}`,
  );
  expect(asked).toHaveLength(100);
  expect(wrong).toEqual([]);
  expect(tokens.at(-1)).toBeLessThanOrEqual(1500);
});

const LARGE = [
  ['range', { from: '2026-01-01', to: '2026-03-31' }],
  ['range', { from: '۱۴۰۵-۰۱-۰۱', to: '۱۴۰۵-۰۳-۱۰' }],
  ['month', { year: 1405, month: 8 }],
  ['holidays', { year: 2026 }],
  ['holidays', { year: '۱۴۰۶' }],
  ['prayer_times', { city: 'tehran', year: 1405 }],
  ['search', { q: 'روز', limit: search.parameters.limit.schema.maximum! }],
  ['cities', { q: 'a', limit: 50 }],
  ['next', { category: 'global', limit: 50, lang: 'fa' }],
  ['explain', { date: '1405-01-01', lang: 'fa' }],
  ['day', { date: '1405-07-20', lang: 'fa' }],
] as const;

test.each(LARGE)('%s %j fits, and page after page tells all that detail=full tells', async (name, given) => {
  const rows: string[] = [];
  let more: Record<string, unknown> = {};
  for (let page = 0; page < 40; page++) {
    const answer = await client.callTool({ name, arguments: { ...given, ...more } });
    expect(JSON.stringify({ ...answer, _meta: undefined }).length / 4).toBeLessThanOrEqual(1500);
    const { data } = answer.structuredContent as { data: Data };
    rows.push(...data.rows!);
    if (data.next_from === undefined) break;
    more = { from: data.next_from, ...('limit' in given && { limit: given.limit - rows.length }) };
  }
  const full = await client.callTool({ name, arguments: { ...given, detail: 'full' } });
  expect(new Set(rows).size).toBe(rows.length);
  const whole = (full.structuredContent as { data: Record<string, unknown[]> }).data;
  const list = whole.data ?? whole.events ?? whole.holidays;
  const expected = list
    ? list.length
    : (whole.calendar as { is_current_month: boolean }[][]).flat().filter((cell) => cell.is_current_month).length;
  expect(rows).toHaveLength(expected);
});
