/** Work of a server before it listens: otherwise its first long answers would hold up other requests. */
import type { Almanac } from '#api/base/almanac.ts';
import { exampleAddress } from '#api/base/endpoint.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { ENDPOINTS } from '#api/table.ts';
import { createMcpService } from '#mcp/http.ts';

const siteUrl = 'http://localhost';
/** The longest answers. The first ones of a kind take several times as long as later ones. */
const RANGE = '/api/range?from=1404-01-01&to=1405-01-29';
const PRAYERS = [1405, 1377, 1378].map((year) => `/prayer-times/tehran/${year}.ics?method=karachi`);
const MESSAGE = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'day', arguments: {} } }),
};

/** Answers the example of every endpoint and a message to /mcp. This reads the tables and builds the index of the search. */
export async function warmUp(almanac: Almanac, clock: () => number): Promise<void> {
  const handler = createHandler({ almanac, siteUrl, resources: ANSWERED_RESOURCES });
  for (const asked of [...ENDPOINTS.map(exampleAddress), RANGE, ...PRAYERS]) {
    const [path = '', query = ''] = asked.split('?');
    handler.answer(path, query, clock());
  }
  const mcp = createMcpService({ handler, siteUrl, clock, dataVersion: almanac.dataset.version });
  await (await mcp(new Request(siteUrl, MESSAGE))).text();
}
