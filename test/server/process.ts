/** The Node server as a child process with a small folder of files, and raw sockets to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { endWithTests } from '../end-processes.ts';

const MAIN = resolve('src/server/node/main.ts');
const READY = /ready at http:\/\/127\.0\.0\.1:(\d+)\//;

/** Creates a working directory with `dist/`. The file next to `dist/` must never be served. */
export function createSite(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(join(tmpdir(), 'salnama-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

export const removeSite = (root: string): void => rmSync(root, { recursive: true, force: true });

/** Returns the environment of the server: only PATH, NODE_OPTIONS and TZ come from the test's environment. */
const environment = (settings: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  ...(process.env.TZ !== undefined && { TZ: process.env.TZ }),
  LOG_LEVEL: 'warn',
  ...settings,
});

const launch = (root: string, settings: Readonly<Record<string, string>>): ChildProcess =>
  endWithTests(
    spawn(process.execPath, [MAIN], { cwd: root, env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] }),
  );

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** output so far */
  output(): string;
  /** Ends it by SIGTERM. @returns exit code */
  stop(): Promise<number | null>;
}

/** Resolves when the server is ready. @param settings PORT is given by the test */
export async function startServer(root: string, settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = launch(root, settings);
  let output = '';
  child.stderr!.on('data', (chunk) => {
    output += chunk;
  });
  const port = await new Promise<number>((found, failed) => {
    child.stdout!.on('data', (chunk) => {
      output += chunk;
      const match = READY.exec(output);
      if (match) found(Number(match[1]));
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    port,
    child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** Starts a server that must refuse its settings. */
export async function refusedStart(root: string, settings: Readonly<Record<string, string>>) {
  const child = launch(root, settings);
  let stderr = '';
  child.stderr!.on('data', (chunk) => {
    stderr += chunk;
  });
  const started = new Promise<'started'>((found) => {
    child.stdout!.on('data', (chunk) => {
      if (READY.test(String(chunk))) found('started');
    });
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const outcome = await Promise.race([started, ended]);
  if (outcome === 'started') {
    child.kill('SIGTERM');
    await ended;
    throw new Error(`started with ${JSON.stringify(settings)}`);
  }
  return { code: outcome[0], stderr };
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** One request on a new connection, without decompression or redirects. */
export function send(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((replied, failed) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
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
