/** The Node server as a child process on a free port, and requests to it as bytes. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnNode } from '../support/end-processes.ts';
import { type After, temporaryFolder } from '../support/temporary-folder.ts';

const MAIN = resolve('src/server/node/main.ts');
const READY = /^Salnama is ready at (http:\/\/[^/]+:(\d+))\/$/;

type Settings = Readonly<Record<string, string>>;

/**
 * Creates a working directory with `dist/`, for the tests of a file. The file next to `dist/` must never be served.
 * @param after removes it; default: after all tests
 */
export function createSite(files: Readonly<Record<string, string | Buffer>>, after?: After): string {
  const root = temporaryFolder(after);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** Settings of the server in the surrounding environment are left out; a false clock is kept. */
const KEPT = /^(PATH|NODE_OPTIONS|TZ|LD_PRELOAD|FAKETIME.*)$/;
const launch = (settings: Settings, folder: string): ChildProcess =>
  spawnNode([MAIN], {
    cwd: folder,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
      PORT: '0',
      ...settings,
    },
  });

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** log lines so far */
  readonly log: readonly Record<string, unknown>[];
  /** Ends it by SIGTERM. @returns exit code */
  stop(): Promise<number | null>;
}

/** Resolves when the server is ready. @param folder with the site in `dist/`; default: none */
export async function startServer(settings: Settings, folder = tmpdir()): Promise<ServerProcess> {
  const child = launch(settings, folder);
  const log: Record<string, unknown>[] = [];
  const ready = Promise.withResolvers<RegExpExecArray>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const match = READY.exec(line);
    if (match) ready.resolve(match);
    else log.push(JSON.parse(line));
  });
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  ended.then(() => ready.reject(new Error(`the server has stopped: ${errors}`)));
  const [, url, port] = await ready.promise;
  return {
    url: url!,
    port: Number(port),
    child,
    log,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

/** Runs a server that must fail to start. One that starts is stopped and has code 0. @returns its errors and exit code */
export async function failToStart(settings: Settings, folder = tmpdir()) {
  const child = launch(settings, folder);
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  createInterface({ input: child.stdout! }).on('line', (line) => READY.test(line) && child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

/** Polls a condition until it is true. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await sleep(20);
  }
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** One request on a new connection, without decompression or redirects. */
export function send(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  localAddress = '127.0.0.1',
): Promise<Reply> {
  return new Promise((replied, failed) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, localAddress, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        replied({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', failed);
    });
    sent.on('error', failed);
    sent.end();
  });
}

/** Sends a raw request line, because HTTP clients normalize paths. @returns the received bytes */
export function sendRaw(port: number, target: string): Promise<string> {
  return new Promise((replied, failed) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => replied(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', failed);
    socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, 'latin1'));
  });
}
