/** nginx with only the configuration in docs/hosting.md serves the pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { type Running, run } from './running.ts';

const site = inject('smallSite');
const [, lines] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8').split('## Files only')[1]!)!;
let nginx: Running;

beforeAll(async () => {
  const port = await freePort();
  const prefix = join(site, `plain-nginx-${port}`);
  mkdirSync(prefix);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${prefix}/${use};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `${user} daemon off; pid ${prefix}/pid; error_log stderr crit; events {}
     http { include /etc/nginx/mime.types; access_log off; absolute_redirect off; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; root ${site}/dist; ${lines} } }`,
  );
  nginx = await run({
    program: 'nginx',
    parameters: ['-p', prefix, '-c', join(prefix, 'nginx.conf')],
    port,
    folder: site,
  });
});
afterAll(() => nginx?.stop());

const ask = (path: string) => fetch(nginx.url + path, { redirect: 'manual' });

test.each(['/', '/docs', '/accuracy', '/en'])('%s is a page', async (path) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each(['/docs', '/accuracy', '/en'])('%s is one redirect away with a slash', async (path) => {
  const response = await ask(`${path}/`);
  expect([response.status, response.headers.get('Location')]).toEqual([301, path]);
});

test('files of the API have their type, and what is not there the page that says so', async () => {
  expect((await ask('/api/holidays/1405.json')).headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const missing = await ask('/none');
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<title>Not found</title>')]);
});
