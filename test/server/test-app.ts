/** The app without a network, with a small folder of files and a stopped clock. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createAlmanac } from '#api/base/almanac.ts';
import { createHandler, type Handler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { createMcpService } from '#mcp/http.ts';
import { type App, createApp } from '#server/app.ts';
import { createAllowance } from '#server/limits/allowance.ts';
import { createBlocklist } from '#server/limits/blocklist-file.ts';
import { clientAddress } from '#server/limits/client.ts';
import type { CpuBudget } from '#server/limits/cpu-budget.ts';
import { createMemoryCounter } from '#server/limits/memory-counter.ts';
import { createRateLimit } from '#server/limits/rate.ts';
import type { AppResponse } from '#server/messages.ts';
import { createAnswerCache } from '#server/node/answer-cache.ts';
import { nodeEncoder } from '#server/node/body-encoder.ts';
import { createCpuBudget } from '#server/node/cpu-budget.ts';
import { StaticFiles } from '#server/node/static-files.ts';
import { tables } from '#tables/index.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const NOON = Date.parse('2026-11-21T12:00:00+03:30');
export const SITE_URL = 'https://salnama.example';
const almanac = createAlmanac(tables);
export const handler = createHandler({ almanac, siteUrl: SITE_URL, resources: ANSWERED_RESOURCES });

const root = temporaryFolder();

export interface Setup {
  allowance?: number;
  addressAllowance?: number;
  ratePerSecond?: number;
  /** text of the block list */
  blocklist?: string;
  answering?: Handler;
  /** path → text of the files of the site */
  files?: Readonly<Record<string, string | Buffer>>;
  isOfYear?: boolean;
  now?: number;
  cpuBudget?: CpuBudget;
  /** the operator's */
  contact?: string;
}

const FILES = {
  '/index.html': '<!doctype html><title>Salnama</title>',
  '/api/holidays/1405.json': '{}',
  '/holidays/1405.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

export interface Asked {
  readonly method?: string;
}

export function testApp(setup: Setup = {}) {
  const { allowance = 2, addressAllowance = 0, ratePerSecond = 0, answering = handler, files = FILES } = setup;
  const folder = mkdtempSync(join(root, 'site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, text);
  }
  const clock = { now: setup.now ?? NOON };
  const rate = createRateLimit(ratePerSecond, ratePerSecond * 10);
  const siteFiles = new StaticFiles(folder);
  const app = createApp({
    handler: answering,
    files: siteFiles,
    isOfYear: () => setup.isOfYear ?? false,
    bodyEncoder: nodeEncoder,
    cache: createAnswerCache(),
    allowance: createAllowance(
      { dailyAllowance: allowance, addressAllowance, siteUrl: SITE_URL, contact: setup.contact },
      createMemoryCounter(),
    ),
    cpuBudget: setup.cpuBudget ?? createCpuBudget(),
    isBlocked: setup.blocklist === undefined ? undefined : readList(folder, setup.blocklist),
    contact: setup.contact,
    isTooFast: rate.take,
    mcp: createMcpService({
      handler: answering,
      siteUrl: SITE_URL,
      dataVersion: almanac.dataset.version,
      clock: () => clock.now,
      readFile: (path) => siteFiles.text(path),
    }),
    health: '{"status":"ok"}',
    clock: () => clock.now,
  });
  const ask = (url: string, headers: Readonly<Record<string, string>> = {}, asked: Asked = {}) =>
    askApp(app, url, headers, asked);
  const statuses = async (
    times: number,
    url = '/api/today',
    headers: Readonly<Record<string, string>> = {},
    asked: Asked = {},
  ) => {
    const found: number[] = [];
    for (let time = 0; time < times; time++) found.push((await ask(url, headers, asked)).status);
    return found;
  };
  return { app, ask, statuses, clock, folder };
}

/** @param headers with names in lower case */
export async function askApp(app: App, url: string, headers: Readonly<Record<string, string>>, asked: Asked = {}) {
  const { method = 'GET' } = asked;
  const address = clientAddress('198.51.100.7', headers['x-forwarded-for'], 1);
  const [path = '', query = ''] = url.split('?', 2);
  const web = () => new Request(SITE_URL + url, { method, headers });
  const response = await app({
    method,
    path,
    query,
    header: (name) => headers[name],
    address,
    isGone: () => false,
    web,
  });
  return { ...response, text: await textOf(response) };
}

async function textOf({ body }: AppResponse): Promise<string> {
  if (body === null || typeof body === 'string') return body ?? '';
  if (body instanceof Uint8Array) return Buffer.from(body).toString();
  const chunks: Uint8Array[] = [];
  for await (const chunk of body.read(body.from, body.to)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function readList(folder: string, text: string) {
  const path = join(folder, 'blocked.txt');
  writeFileSync(path, text);
  return createBlocklist(path, () => {});
}
