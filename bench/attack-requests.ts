/** The requests of the attacks, each by its number. */
import { readdirSync } from 'node:fs';
import { STATIC_YEARS } from '#api/base/ranges.ts';
import { readBuiltFor } from '#server/built-for.ts';
import { MESSAGE_HEADERS, type Request } from './attackers.ts';

const MCP_METHODS = [
  ...['initialize', 'ping', 'server/discover', 'subscriptions/listen', 'completion/complete', 'logging/setLevel'],
  ...['tools/list', 'tools/call', 'prompts/list', 'prompts/get', 'roots/list', 'sampling/createMessage'],
  ...['resources/list', 'resources/read', 'resources/templates/list', 'resources/subscribe', 'resources/unsubscribe'],
  ...['tasks/get', 'tasks/list', 'tasks/result', 'tasks/cancel', 'tasks/update', 'elicitation/create'],
];

const CITIES = ['tehran', 'mashhad', 'isfahan', 'shiraz', 'tabriz', 'qom', 'ahvaz', 'london', 'toronto', 'sydney'];

/** A year of a city by a method with five calls a day, not cached; each /64 asks for one in 256. */
export function prayerYear(count: number): Request {
  const year = 1300 + ((count * 7) % 200);
  return {
    path: `/prayer-times/${CITIES[count % CITIES.length]}/${year}.ics?method=karachi`,
    headers: { 'X-Forwarded-For': `2001:db8:7:${(count % 256).toString(16)}::1` },
  };
}

const METHODS = ['karachi', 'mwl', 'isna', 'egypt', 'makkah', 'jafari'];

/** The calendar of two years of a city, 2 MB. */
export function twoYears(count: number): Request {
  const asr = count % 2 === 0 ? 'standard' : 'hanafi';
  return { path: `/prayer-times/${CITIES[count % 10]}.ics?method=${METHODS[count % 6]}&asr=${asr}` };
}

/** A year of a place where the Sun misses most angles. */
export function polarYear(count: number): Request {
  const place = `latitude=${(89 - (count % 1000) / 1000).toFixed(3)}&longitude=${count % 180}&tz=Asia/Tehran`;
  return { path: `/api/times?${place}&year=${1300 + (count % 200)}&method=isna&asr=hanafi` };
}

export function workingDays(count: number): Request {
  const from = `${1360 + (count % 60)}-${1 + (count % 12)}-${1 + (count % 28)}`;
  return { path: `/api/add?from=${from}&workdays=${1500 + (count % 500)}&province=tehran` };
}

export function prayerTable(count: number): Request {
  const year = 1300 + ((count * 7) % 190);
  return { path: `/api/prayer-times/${CITIES[count % CITIES.length]}/${year}.csv?method=karachi&asr=hanafi` };
}

export function download(count: number): Request {
  return { path: count % 2 === 0 ? '/downloads/days.csv' : '/downloads/salnama.sqlite' };
}

/** A name of as many letters as an address may have, which might be a zone's or a city's. */
export function longZone(count: number): Request {
  return { path: `/api/nowruz?year_sh=1405&tz=${'Asia/'.repeat(390)}${count}` };
}

/** A message to /mcp. */
function messageOf(method: string, params: object, headers: Readonly<Record<string, string>> = {}): Request {
  const body = [JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })];
  return { method: 'POST', path: '/mcp', headers: { ...MESSAGE_HEADERS, ...headers }, body };
}

export function rangeCall(count: number): Request {
  const year = 1380 + (count % 40);
  const given = { from: `${year}-01-01`, to: `${year}-02-31`, detail: 'full' };
  return messageOf('tools/call', { name: 'range', arguments: given });
}

export function readNames(): Request {
  return messageOf('resources/read', { uri: `${readBuiltFor('dist')?.siteUrl}/api/names.json` });
}

/** A message of each method that the SDK of /mcp knows. */
export function anyMethod(count: number): Request {
  return messageOf(MCP_METHODS[count % MCP_METHODS.length]!, { name: 'day', uri: 'x', ref: {}, cursor: 'x' });
}

/** A subscription of the newest protocol: its answer has no end. */
export function subscription(): Request {
  const version = '2026-07-28';
  const about = { protocolVersion: version, clientCapabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  const meta = Object.fromEntries(
    Object.entries(about).map(([name, value]) => [`io.modelcontextprotocol/${name}`, value]),
  );
  const params = { notifications: { toolsListChanged: true, resourcesListChanged: true }, _meta: meta };
  const headers = { 'MCP-Protocol-Version': version, 'Mcp-Method': 'subscriptions/listen' };
  return messageOf('subscriptions/listen', params, headers);
}

const BROTLI = { 'Accept-Encoding': 'br' };

export function feed(count: number): Request {
  const feeds = readdirSync('dist/feeds').filter((name) => name.endsWith('.ics'));
  return { path: `/feeds/${feeds[count % feeds.length]}`, headers: BROTLI };
}

const LARGE_FILES = ['/downloads/days.csv', '/downloads/salnama.sqlite', '/feeds/all.ics'];

export function fileWithQuery(count: number): Request {
  const path = `${LARGE_FILES[count % LARGE_FILES.length]}?utm_source=${count}`;
  return { path, headers: { Range: 'bytes=0-10' } };
}

/** A request of each kind in turn; files with and without a query. */
export function anyKind(count: number): Request {
  const kinds = [
    () => fileWithQuery(count),
    () => ({ path: LARGE_FILES[count % LARGE_FILES.length]!, headers: count % 2 === 0 ? { Range: 'bytes=5-' } : {} }),
    () => prayerYear(count),
    () => rangeCall(count),
    () => ({ path: '/' }),
    () => longFile(count),
    () => ({ path: `/api/day?date=${1300 + (count % 190)}-01-01` }),
    () => ({ path: `/no-such-page-${count}` }),
  ];
  return kinds[count % kinds.length]!();
}

const SPELT = '/feeds/national-fa-en-alarm.ics';

/** One file under another spelling each time. */
export function spelling(count: number): Request {
  const letters = [...SPELT].map((letter, index) =>
    letter !== '/' && (count >> (index % 20)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return { path: letters.join(''), headers: BROTLI };
}

export function longFile(count: number): Request {
  const years = STATIC_YEARS.last - STATIC_YEARS.first + 1;
  return { path: `/api/events/${STATIC_YEARS.first + (count % years)}.json`, headers: BROTLI };
}

/** 170 kB, uncompressed. */
export function longAnswer(): Request {
  return { path: '/api/range?from=1404-01-01&to=1405-01-29', headers: { 'Accept-Encoding': 'identity' } };
}

/** As many unknown parameters as an address may have, each two letters away from one of the endpoint's. */
export function misspelt(): Request {
  const names = Array.from({ length: 220 }, (_, index) => `calend${(index + 36).toString(36)}`);
  return { path: `/api/day?${names.join('&')}` };
}

/** A message of 60,000 bytes, each in its own chunk. */
export function chunkedMessage(count: number): Request {
  const { body = [], ...message } = rangeCall(count);
  return { ...message, body: [...body.join('').padEnd(60_000)] };
}
