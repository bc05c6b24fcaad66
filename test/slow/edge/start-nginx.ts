/** nginx with the configuration in deploy/. Only paths and ports are changed, as its first comment describes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Placed, replacedOnce } from './placed.ts';
import { type Running, run } from './running.ts';
import { ROOT } from './site.ts';

function writeIn(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

export async function startNginx({ port, folder, functionPort, tls }: Placed): Promise<Running> {
  const prefix = join(folder, `nginx-${port}`);
  const secure =
    tls && `listen 127.0.0.1:${tls.port} ssl; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`;
  const settings: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port}; ${secure ?? ''}`],
    ['/var/lib/nginx/salnama', `${prefix}/cache`],
    ['server unix:/run/salnama.sock;', `server 127.0.0.1:${functionPort};`],
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
    `${user} daemon off; worker_processes 1; pid ${prefix}/pid; error_log stderr crit;
     events { worker_connections 4096; }
     http { access_log off; ${temporary.join(' ')} include ${prefix}/salnama.conf; }`,
  );
  return run({ program: 'nginx', parameters: ['-p', prefix, '-c', join(prefix, 'nginx.conf')], port, folder });
}
