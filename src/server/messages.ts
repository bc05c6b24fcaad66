/** Requests and responses of the app, without any runtime's types. */
import { type Answer, headersOf } from '#api/base/answer.ts';
import type { Client, ClientAddress } from './limits/client.ts';

export interface AppRequest {
  readonly method: string;
  /** percent-encoded, without the query */
  readonly path: string;
  /** without the question mark */
  readonly query: string;
  /** @param name in lower case */
  header(name: string): string | undefined;
  readonly address: ClientAddress;
  /** Has the client disconnected? */
  isGone(): boolean;
  /** The request with its body, for /mcp. */
  web(): Request | Promise<Request>;
}

export interface AppResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | LargeFile | null;
}

/** A large file, or a part of it. */
export interface LargeFile {
  readonly from: number;
  /** included */
  readonly to: number;
  /**
   * Opens the file at the first read, and closes it at the end, whoever ends it. Fails if the file has been replaced.
   * @param to included
   */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** The parts of a request that identify its client. */
export const clientOf = ({ header, address }: AppRequest): Client => ({
  origin: header('origin'),
  referer: header('referer'),
  userAgent: header('user-agent'),
  address,
});

export const isLargeFile = (body: AppResponse['body']): body is LargeFile =>
  typeof body === 'object' && body !== null && 'read' in body;

const encoder = new TextEncoder();

/** Response of an answer that is never cached: errors, refusals and /healthz. */
export function uncached(answer: Answer, { method }: Pick<AppRequest, 'method'>, now: number): AppResponse {
  const { status, body } = answer;
  const headers = { ...headersOf(answer, now), 'Content-Length': String(encoder.encode(body).length) };
  return { status, headers, body: method === 'HEAD' ? null : body };
}
