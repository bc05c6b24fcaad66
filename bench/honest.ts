/** Questions of honest clients during an attack. Each is new, so that the server has to answer it, not its cache. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { itemAt } from '#core/required.ts';
import { MESSAGE_HEADERS, type Request } from './attackers.ts';

const MAX_WAIT_MS = 15_000;
/** The clients share these addresses. */
const ADDRESSES = 7;
const CITIES = ['tabriz', 'rasht', 'kerman', 'yazd', 'birjand', 'sari', 'arak', 'zahedan', 'bushehr', 'ilam'];
const PAGES = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html') && !path.startsWith('.'))
  .map((path) => `/${path.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);

/** Year, month and day with a number, the same again only after thousands of numbers. */
const dateOf = (count: number): string => {
  const part = (value: number) => String(value + 1).padStart(2, '0');
  return `${1300 + (count % 190)}-${part(count % 12)}-${part(count % 29)}`;
};

/** The question with a number, by kind. */
export const QUESTIONS: Readonly<Record<string, (count: number) => Request>> = {
  'convert, cached': () => ({ path: '/api/convert?from=sh&year=1405&month=1&day=1' }),
  convert: (count) => ({ path: `/api/convert?from=sh&year=${1000 + (count % 907)}&month=1&day=${1 + (count % 31)}` }),
  day: (count) => ({ path: `/api/day?date=${dateOf(count)}` }),
  times: (count) => ({ path: `/api/times?city=${itemAt(CITIES, count % CITIES.length)}&date=${dateOf(count)}` }),
  page: (count) => ({ path: itemAt(PAGES, (count * 7) % PAGES.length), headers: { 'Accept-Encoding': 'br' } }),
  file: (count) => ({ path: `/api/holidays/${1350 + (count % 100)}.json?utm_source=${count}` }),
  'prayer year': (count) => ({
    path: `/prayer-times/${itemAt(CITIES, count % CITIES.length)}/${1300 + ((count * 7) % 200)}.ics?method=isna`,
  }),
  'message to /mcp': (count) => ({
    method: 'POST',
    path: '/mcp',
    headers: MESSAGE_HEADERS,
    body: [messageAbout(dateOf(count))],
  }),
};

const messageAbout = (date: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'day', arguments: { date } } });

/** Milliseconds until a new client has its answer. @returns infinite: refused, or no answer at all */
export function waitOf(root: string, question: Request, count: number): Promise<number> {
  const before = performance.now();
  const { path, method = 'GET', body = [] } = question;
  const address = 1 + (count % ADDRESSES);
  const headers = { 'X-Forwarded-For': `192.0.2.${address}`, ...question.headers };
  const options = { method, agent: false, headers, localAddress: `127.0.9.${address}`, timeout: MAX_WAIT_MS } as const;
  return new Promise((resolve) => {
    const never = () => resolve(Number.POSITIVE_INFINITY);
    const sent = request(root + path, options, (response) => {
      response.resume();
      const isAnswered = response.statusCode! < 500 && response.statusCode !== 429;
      response.once('end', () => (isAnswered ? resolve(performance.now() - before) : never())).once('error', never);
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout'))).once('error', never);
    sent.end(body.join(''));
  });
}
