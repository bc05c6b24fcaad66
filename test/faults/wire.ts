/** Raw TCP connections, which send bytes unchanged and collect all received bytes. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Timeout that is long enough for a busy machine. */
const PATIENCE_MS = 200_000;

export interface Wire {
  readonly socket: Socket;
  /** all bytes so far, as Latin-1 */
  received(): string;
  /** Waits until the server has closed the connection. @returns all bytes */
  closed(): Promise<string>;
  /** Waits until the received bytes are enough. @returns all bytes so far */
  until(isEnough: (received: string) => boolean): Promise<string>;
}

export async function openWire(port: number, localAddress = '127.0.0.1'): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks).toString('latin1');
  let isClosed = false;
  let wake = () => {};
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    wake();
  });
  // A reset ends the connection like a close; earlier bytes are kept.
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  await once(socket, 'connect');

  async function until(isEnough: (received: string) => boolean): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!isEnough(received())) {
      const left = deadline - Date.now();
      if (isClosed || left <= 0) {
        throw new Error(`${isClosed ? 'closed' : 'waited in vain'} after ${JSON.stringify(received().slice(0, 500))}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return received();
  }

  return {
    socket,
    received,
    until,
    async closed() {
      if (!isClosed) {
        const timer = setTimeout(() => socket.destroy(new Error('not closed by the server')), PATIENCE_MS);
        const [hadError] = (await once(socket, 'close')) as [boolean];
        clearTimeout(timer);
        if (hadError && socket.errored?.message === 'not closed by the server') throw socket.errored;
      }
      return received();
    },
  };
}

/**
 * Writes bytes and waits until the server answers and closes.
 * @param bytes text is sent as Latin-1
 * @param side whether to close our side after the bytes
 */
export async function exchange(
  port: number,
  bytes: string | Buffer,
  side: 'stays open' | 'ends' = 'stays open',
): Promise<string> {
  const wire = await openWire(port);
  wire.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  if (side === 'ends') wire.socket.end();
  const received = await wire.closed();
  wire.socket.destroy();
  return received;
}

export interface WireReply {
  readonly status: number;
  /** names in lower case; values of repeated headers are joined with a comma */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/**
 * Parses received bytes into answers to GET, without interim answers.
 * @throws {Error} if the bytes are not a sequence of complete answers
 */
export function repliesIn(received: string): WireReply[] {
  const replies: WireReply[] = [];
  let rest = received.replaceAll('HTTP/1.1 100 Continue\r\n\r\n', '');
  while (rest !== '') {
    const headEnd = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.slice(0, Math.max(0, headEnd)).split('\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) [\w '-]+$/.exec(statusLine)?.[1];
    if (status === undefined) throw new Error(`no answer begins with ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = new Map<string, string>();
    for (const line of lines) {
      const [, name, value] = /^([\w-]+): ?([\x20-\x7e]*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`no header: ${JSON.stringify(line)}`);
      const known = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), known === undefined ? value! : `${known}, ${value}`);
    }
    const hasNoBody = status === '204' || status === '304';
    const length = hasNoBody ? 0 : Number(headers.get('content-length') ?? Number.NaN);
    const body = rest.slice(headEnd + 4, headEnd + 4 + length);
    if (body.length !== length) throw new Error(`${body.length} bytes of a body of ${length}`);
    replies.push({ status: Number(status), headers, body: Buffer.from(body, 'latin1') });
    rest = rest.slice(headEnd + 4 + length);
  }
  return replies;
}

/** The message of an `{error}` body. @throws {Error} if the body is anything else */
export function errorIn({ body, headers }: WireReply): string {
  const value = JSON.parse(body.toString()) as Record<string, unknown>;
  const [key, ...others] = Object.keys(value);
  if (key !== 'error' || others.length > 0 || typeof value.error !== 'string' || value.error === '') {
    throw new Error(`no {error}: ${body}`);
  }
  if (headers.get('content-type') !== 'application/json; charset=utf-8') throw new Error('{error} is not told as JSON');
  return value.error;
}
