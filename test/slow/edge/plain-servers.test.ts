/** nginx, Apache, Caddy and Cloudflare with only the configurations in docs/static-files.md: files of each kind, with their types. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { type Command, type Running, run, runNode } from './running.ts';
import { ROOT } from './site.ts';

const site = inject('smallSite');
const documented = readFileSync('docs/static-files.md', 'utf8');
/** The configuration in the docs, of the files in another folder. */
const linesOf = (language: string, root: string): string => {
  const [, lines] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(documented)!;
  return lines!.replaceAll('/srv/salnama', root);
};

/** Pages and files whose names differ only in their ending, and further kinds of files. */
const MORE_FILES = {
  '/holidays/1405.html': '<!doctype html><title>1405</title>',
  '/widget.html': '<!doctype html><title>Widget</title>',
  '/calendar.html': '<!doctype html><title>Calendar</title>',
  '/calendar/1405.html': '<!doctype html><title>Calendar 1405</title>',
  '/calendar/1405/1.html': '<!doctype html><title>Farvardin</title>',
  '/feeds/holidays.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  '/feeds/changes.atom': '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"/>',
  '/sitemap.xml': '<?xml version="1.0"?><urlset/>',
  '/downloads/days.csv': '"date"\r\n',
  '/downloads/days.csv.gz': 'gzip',
  '/downloads/kits/home-assistant.yaml': 'template:\n',
  '/icons/180.png': 'png',
  '/_astro/font.woff2': 'font',
};

const folder = join(site, 'plain');
beforeAll(() => {
  cpSync(join(site, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const [path, text] of Object.entries(MORE_FILES)) {
    mkdirSync(dirname(`${folder}/dist${path}`), { recursive: true });
    writeFileSync(`${folder}/dist${path}`, text);
  }
});

type Start = (port: number, root: string) => Pick<Command, 'program' | 'parameters' | 'environment'>;

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const nginx: Start = (port, root) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/nginx-${use};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const path = written(
    'nginx.conf',
    `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
     http { include /etc/nginx/mime.types; access_log off; absolute_redirect off; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; ${linesOf('nginx', root)} } }`,
  );
  return { program: 'nginx', parameters: ['-p', folder, '-c', path] };
};

const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite', 'negotiation'];
const apache: Start = (port, root) => {
  const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const path = written(
    'apache.conf',
    `${modules.join('\n')}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
${linesOf('apache', root)}`,
  );
  return { program: 'apache2', parameters: ['-D', 'FOREGROUND', '-d', folder, '-f', path] };
};

const caddy: Start = (port, root) => {
  const path = written(
    'Caddyfile',
    `{\n\tadmin off\n}\n${linesOf('caddyfile', root).replace('calendar.example.org', `http://127.0.0.1:${port}`)}`,
  );
  const state = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return { program: 'caddy', parameters: ['run', '--adapter', 'caddyfile', '--config', path], environment: state };
};

/** A host that reads `_headers` and runs nothing. */
async function runCloudflare(): Promise<Running> {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const config = written('wrangler.plain.jsonc', linesOf('jsonc', folder));
  return run({
    program: join(ROOT, 'test/slow/node_modules/.bin/wrangler'),
    parameters: [
      ...['dev', '--local', '--config', config, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(inspectorPort), '--persist-to', join(folder, 'state')],
    ],
    port,
    folder,
    environment: { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' },
  });
}

const TYPES = [
  ['/', 'text/html; charset=utf-8'],
  ['/docs', 'text/html; charset=utf-8'],
  ['/en', 'text/html; charset=utf-8'],
  ['/holidays/1405', 'text/html; charset=utf-8'],
  ['/widget', 'text/html; charset=utf-8'],
  ['/calendar', 'text/html; charset=utf-8'],
  ['/calendar/1405', 'text/html; charset=utf-8'],
  ['/calendar/1405/1', 'text/html; charset=utf-8'],
  ['/api/holidays/1405.json', 'application/json; charset=utf-8'],
  ['/holidays.ics', 'text/calendar; charset=utf-8'],
  ['/holidays/1405.ics', 'text/calendar; charset=utf-8'],
  ['/feeds/holidays.ics', 'text/calendar; charset=utf-8'],
  ['/feeds/changes.atom', 'application/atom+xml; charset=utf-8'],
  ['/downloads/days.csv', 'text/csv; charset=utf-8'],
  ['/downloads/days.csv.gz', 'application/gzip'],
  ['/downloads/kits/home-assistant.yaml', 'application/yaml'],
  ['/.well-known/api-catalog', 'application/linkset+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/app.webmanifest', 'application/manifest+json'],
  ['/widget.js', 'text/javascript; charset=utf-8'],
  ['/_astro/style.0a1b2c.css', 'text/css; charset=utf-8'],
  ['/_astro/font.woff2', 'font/woff2'],
  ['/icons/180.png', 'image/png'],
  ['/favicon.svg', 'image/svg+xml'],
] as const;

describe.each([
  ['nginx', nginx],
  ['Apache', apache],
  ['Caddy', caddy],
])('%s', (_, start) => {
  let server: Running;
  beforeAll(async () => {
    const port = await freePort();
    server = await run({ ...start(port, join(folder, 'dist')), port, folder });
  });
  afterAll(() => server?.stop());
  const ask = (path: string) => fetch(server.url + path, { redirect: 'manual' });

  test.each(TYPES)('%s is %s, open to every origin', async (path, type) => {
    const { status, headers } = await ask(path);
    // Apache writes no space before the parameter.
    const told = headers.get('Content-Type')?.replace(/;\s*/, '; ');
    expect([status, told, headers.get('Access-Control-Allow-Origin')]).toEqual([200, type, '*']);
  });

  test.each(['/docs', '/accuracy', '/calendar', '/calendar/1405'])(
    '%s is one redirect away with a slash',
    async (path) => {
      const { status, headers } = await ask(`${path}/`);
      expect([status, new URL(headers.get('Location')!, server.url).pathname]).toEqual([301, path]);
    },
  );

  test('a missing page is the page that says so', async () => {
    const missing = await ask('/none');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<title>Not found</title>')]);
  });
});

describe('Cloudflare, with the headers of dist/_headers', () => {
  let plain: Running;
  let node: Running;
  beforeAll(async () => {
    [plain, node] = [await runCloudflare(), await runNode(folder, await freePort())];
  });
  afterAll(async () => void (await Promise.all([plain?.stop(), node?.stop()])));

  const HEADERS = ['Cache-Control', 'Access-Control-Allow-Origin', 'Content-Security-Policy', 'Link'];
  const ask = async (server: Running, path: string) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
    const [type] = headers.get('Content-Type')!.split(';');
    return { status, type, ...Object.fromEntries(HEADERS.map((name) => [name, headers.get(name)])) };
  };

  // The server keeps /holidays.ics until Tehran's midnight at most; a file has one lifetime.
  const ALIKE = TYPES.filter(([path]) => !path.endsWith('.yaml') && path !== '/holidays.ics');
  test.each(ALIKE)('%s is sent as by the server', async (path) => {
    expect(await ask(plain, path)).toEqual(await ask(node, path));
  });

  test('the server’s own files are not sent, and a missing page is the page that says so', async () => {
    for (const path of ['/.function/node/index.js', '/_headers', '/none']) {
      expect(await ask(plain, path)).toMatchObject({ status: 404, type: 'text/html' });
    }
  });
});
