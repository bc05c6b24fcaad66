/** nginx with the configuration of deploy/; only its addresses and its folder are set to those of the test. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { needFromDebian, runsWell } from '../debian.ts';
import { describeHost } from './host-contract.ts';
import { run } from './running.ts';
import { ROOT } from './site.ts';

beforeAll(() => needFromDebian(['nginx-light'], () => runsWell('nginx', '-v') || runsWell('/usr/sbin/nginx', '-v')));

/** @throws {Error} if the text does not hold the part exactly once */
function replacedOnce(text: string, part: string, replacement: string): string {
  const [before, after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`deploy/nginx: "${part}" has to be there once`);
  return before + replacement + after;
}

function writeIn(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

describeHost(async (port, folder, functionPort) => {
  const prefix = join(folder, `nginx-${port}`);
  const settings: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/salnama/dist;', `root ${folder}/dist;`],
    ['server 127.0.0.1:4321;', `server 127.0.0.1:${functionPort};`],
  ];
  const deployed = readFileSync(join(ROOT, 'deploy/nginx/salnama.conf'), 'utf8');
  const configuration = settings.reduce((text, [part, replacement]) => replacedOnce(text, part, replacement), deployed);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${prefix}/${use};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeIn(prefix, 'salnama.conf', configuration);
  writeIn(
    prefix,
    'nginx.conf',
    `${user} daemon off; worker_processes 1; pid ${prefix}/pid; error_log stderr warn;
     events {}
     http { access_log off; ${temporary.join(' ')} include ${prefix}/salnama.conf; }`,
  );
  return run({ program: 'nginx', parameters: ['-p', prefix, '-c', join(prefix, 'nginx.conf')], port, folder });
});
