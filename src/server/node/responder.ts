/** Answers HTTP requests on Node: the function's answers and files alike. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, sameUntil } from '#api/answer.ts';
import { type Handler, notFound, type Route } from '#api/handler.ts';
import { internalError, methodNotAllowed, PREFLIGHT_HEADERS, preconditionFailed } from '#api/http.ts';
import { MCP_PATH } from '#mcp/path.ts';
import type { Client } from '../policy/accounts.ts';
import type { Sender } from '../policy/identity.ts';
import { isAnyVersion, isCounted, isRefusal } from '../policy/refusals.ts';
import type { BuiltCalendars } from './built-calendars.ts';
import type { Content, Variant } from './content.ts';
import type { Files } from './files.ts';
import type { NodeGate } from './gate.ts';
import { headOf, headOfAnswer, type Lines, writeHead } from './head.ts';
import { HEALTH_PATH } from './health.ts';
import type { Log } from './log.ts';
import type { McpResponder } from './mcp.ts';
import { createMemory } from './memory.ts';
import type { Metrics } from './metrics.ts';
import { createRefusalPace } from './refusal-pace.ts';
import { linesOfKnown, plan, type Sending, sendBody } from './sending.ts';
import { createSite } from './site.ts';
import { type AnswerParts, createAnswerContent, createTextContent } from './text-content.ts';

export interface ResponderOptions {
  readonly handler: Handler;
  readonly files: Files;
  /** undefined: the function makes all of them */
  readonly calendars?: BuiltCalendars;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** undefined: all may pass */
  readonly gate?: NodeGate;
  /** answers {@link HEALTH_PATH} */
  readonly health?: Responder;
  /** answers {@link MCP_PATH}, once the sender may pass */
  readonly mcp?: McpResponder;
  readonly metrics?: Metrics | undefined;
  /** Log every request, with an id that answers of the function carry as X-Request-Id. */
  readonly logsRequests?: boolean;
}

const PREFLIGHT_LINES = headOf(PREFLIGHT_HEADERS).lines;

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A request on its way to its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  /** undefined for files */
  readonly route: Route | undefined;
  /** what the answer is counted as; undefined for files */
  readonly endpoint: string | undefined;
  /** milliseconds on the process's steady clock; 0 if nobody asks for durations */
  readonly startedAt: number;
  id: string | undefined;
  readonly sender: Sender | undefined;
  isFromMemory: boolean;
  client: Client | undefined;
}

export function createResponder(options: ResponderOptions): Responder {
  const { handler, files, calendars, log, clock, gate, health, mcp, metrics, logsRequests = false } = options;
  const isObserved = logsRequests || metrics !== undefined;
  const memory = createMemory();
  const site = createSite(files);
  const paced = createRefusalPace();

  function respond(exchange: Exchange): void {
    const { method } = exchange.request;
    const now = clock();
    const refusal = refuse(exchange, now);
    if (refusal) sendAnswer(exchange, refusal);
    else if (mcp && exchange.path === MCP_PATH) respondToMachine(exchange, mcp, now);
    else if (health && isHealth(exchange.request)) health(exchange.request, exchange.response);
    else if (method === 'OPTIONS') end(exchange, 204, PREFLIGHT_LINES);
    else if (method !== 'GET' && method !== 'HEAD') sendAnswer(exchange, methodNotAllowed(method ?? ''));
    else proceed(exchange, find(exchange, now), (content) => send(exchange, content));
  }

  /** Every message is an answer of the function to the client's account. */
  function respondToMachine(exchange: Exchange, answer: McpResponder, now: number): void {
    const { request, response } = exchange;
    const isMessage = request.method === 'POST';
    const refusal = isMessage ? (refuseUsedUp(exchange, now) ?? take(exchange, 200)) : undefined;
    proceed(exchange, refusal, (found) => {
      if (found) {
        sendAnswer(exchange, found);
        return;
      }
      answer(request, response).then(
        () => isObserved && response.headersSent && observe(exchange, response.statusCode),
        (error) => fail(error, exchange),
      );
    });
  }

  /** The refusals that need nothing but a look at the sender. */
  function refuse({ sender, endpoint }: Exchange, now: number): Answer | undefined {
    if (!gate || !sender) return undefined;
    return gate.slowDown(sender, now) ?? (endpoint === undefined ? undefined : gate.refuse(sender));
  }

  /** Goes on at once with what is there already, as most answers are; only the disk, the thread pool or a store is waited for. */
  function proceed<T>(exchange: Exchange, value: T | Promise<T>, next: (value: T) => void): void {
    if (value instanceof Promise) value.then(next).catch((error) => fail(error, exchange));
    else next(value);
  }

  /** What a GET of this address is answered with; from memory, the function or the disk. */
  function find(exchange: Exchange, now: number): Content | Promise<Content> {
    const { route, request } = exchange;
    const url = request.url!;
    return route ? findAnswer(exchange, route, url, now) : findFile(exchange, url, now);
  }

  function findAnswer(exchange: Exchange, route: Route, url: string, now: number): Content | Promise<Content> {
    const spelled = memory.nameOf(url);
    const again = spelled === undefined ? undefined : recallFresh(exchange, spelled, now);
    if (again) return again;
    const { name, answer } = route.ask(url.slice(exchange.path.length + 1));
    if (name === undefined) return contentOf(answer(now), now);
    const isAskedAgain = memory.isAskedAgain(name);
    const known = isAskedAgain ? recallFresh(exchange, name, now) : undefined;
    if (known) {
      memory.keepSpelling(url, name);
      return known;
    }
    const refusal = refuseUsedUp(exchange, now);
    if (refusal) return contentOf(refusal, now);
    const found = answer(now);
    const isBuilt = route.isSameAllYear && found.status === 200 && calendars?.areOf(now);
    if (isBuilt) return readCalendar(exchange, partsOf(found, now), now, isAskedAgain);
    return keptAnswer(name, partsOf(found, now), now, isAskedAgain);
  }

  function keptAnswer(name: string, parts: AnswerParts, now: number, isAskedAgain: boolean): Content {
    if (isAskedAgain && parts.freshUntil > now) {
      const content = createAnswerContent(parts);
      memory.keep(name, content);
      return content;
    }
    const content = createTextContent(parts);
    memory.letPass(name, content);
    return content;
  }

  /** What others have been answered with while the file was read is as good. */
  async function readCalendar(exchange: Exchange, made: AnswerParts, now: number, isAskedAgain: boolean) {
    const { path } = exchange;
    const bytes = await calendars!.read(path);
    const known = isAskedAgain ? recallFresh(exchange, path, now) : undefined;
    return known ?? keptAnswer(path, bytes ? { ...made, answer: { body: '', bytes } } : made, now, isAskedAgain);
  }

  function recallFresh(exchange: Exchange, name: string, now: number): Content | undefined {
    const known = memory.recall(name, now);
    if (!known || now >= known.freshUntil) return undefined;
    exchange.isFromMemory = true;
    return known;
  }

  /** Before any work: what is in memory already is sent further on, as far as it is free. */
  function refuseUsedUp(exchange: Exchange, now: number): Answer | undefined {
    if (!gate || !exchange.sender || exchange.endpoint === undefined) return undefined;
    exchange.client = gate.clientOf(exchange.sender);
    return gate.isUsedUp(exchange.client, now);
  }

  function findFile(exchange: Exchange, url: string, now: number): Content | Promise<Content> {
    const { path } = exchange;
    const known = memory.recall(path, now);
    if (!known || now >= known.freshUntil) return readFile(path, url, now, known);
    exchange.isFromMemory = true;
    return known;
  }

  async function readFile(path: string, url: string, now: number, known: Content | undefined): Promise<Content> {
    const content = await site.find(path, url, now, known);
    if (content && content.freshUntil > now) memory.keep(path, content);
    else memory.forget(path);
    return content ?? contentOf(notFound(path), now);
  }

  function sendAnswer(exchange: Exchange, answer: Answer): void {
    send(exchange, contentOf(answer, clock()));
  }

  function send(exchange: Exchange, content: Content): void {
    if (isRefusal(content.status)) paced(() => attempt(exchange, () => sendNow(exchange, content)));
    else sendNow(exchange, content);
  }

  function sendNow(exchange: Exchange, content: Content): void {
    const sending = plan(exchange.request, content);
    if (sending.verdict === 'failed') {
      sendAnswer(exchange, preconditionFailed());
    } else if (sending.verdict === 'known' && !isAnyVersion(exchange.request.headers['if-none-match'])) {
      sendKnown(exchange, sending);
    } else {
      proceed(exchange, take(exchange, content.status), (refusal) => {
        if (refusal) sendAnswer(exchange, refusal);
        else if (sending.verdict === 'known') sendKnown(exchange, sending);
        else proceed(exchange, content.variant(sending.encoding), (variant) => sendVariant(exchange, sending, variant));
      });
    }
  }

  function sendKnown(exchange: Exchange, sending: Sending): void {
    end(exchange, 304, linesOfKnown(sending));
  }

  function sendVariant(exchange: Exchange, sending: Sending, variant: Variant): void {
    const status = sendBody(exchange.response, sending, variant);
    if (isObserved) observe(exchange, status);
  }

  /** Counts an answer of the function. @returns the refusal, if the client's allowance is used up */
  function take(exchange: Exchange, status: number): Answer | undefined | Promise<Answer | undefined> {
    if (!gate || !exchange.sender || exchange.endpoint === undefined || !isCounted(status)) return undefined;
    exchange.client ??= gate.clientOf(exchange.sender);
    return gate.take(exchange.client, clock());
  }

  function end(exchange: Exchange, status: number, lines: Lines): void {
    writeHead(exchange.response, status, lines);
    exchange.response.end();
    if (isObserved) observe(exchange, status);
  }

  function observe({ id, endpoint = 'file', startedAt, isFromMemory, client }: Exchange, status: number): void {
    const milliseconds = performance.now() - startedAt;
    metrics?.record({ endpoint, status, seconds: milliseconds / 1000, isFromMemory, client: client?.kind });
    if (logsRequests) {
      log('debug', 'request', { id, endpoint, status, ms: Number(milliseconds.toFixed(3)), client: client?.kind });
    }
  }

  /** The caller's own id of the request, if it is a sensible one, so that both sides can find it in their logs. */
  function identify(exchange: Exchange): void {
    const given = exchange.request.headers['x-request-id'] as string | undefined;
    exchange.id = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    if (exchange.endpoint !== undefined) exchange.response.setHeader('X-Request-Id', exchange.id);
  }

  function attempt(exchange: Exchange, action: () => void): void {
    try {
      action();
    } catch (error) {
      fail(error, exchange);
    }
  }

  function fail(error: unknown, exchange: Exchange): void {
    const { path, response } = exchange;
    if (exchange.id === undefined && !response.headersSent) identify(exchange);
    log('error', 'failure', { id: exchange.id, path, error: error instanceof Error ? error.stack : String(error) });
    if (response.headersSent) response.destroy();
    else sendAnswer(exchange, internalError());
  }

  return (request, response) => {
    const path = pathOf(request.url!);
    const route = handler.routeOf(path);
    const exchange: Exchange = {
      request,
      response,
      path,
      route,
      endpoint: mcp && path === MCP_PATH ? 'mcp' : route?.id,
      startedAt: isObserved ? performance.now() : 0,
      sender: gate?.senderOf(request),
      id: undefined,
      isFromMemory: false,
      client: undefined,
    };
    attempt(exchange, () => {
      if (logsRequests) identify(exchange);
      respond(exchange);
    });
  };
}

const isHealth = ({ url, method }: IncomingMessage): boolean =>
  url === HEALTH_PATH && (method === 'GET' || method === 'HEAD');

const REQUEST_ID = /^[\w.-]{8,64}$/;

function pathOf(url: string): string {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? url : url.slice(0, queryAt);
}

const contentOf = (answer: Answer, now: number): Content => createTextContent(partsOf(answer, now));

const partsOf = (answer: Answer, now: number): AnswerParts => ({
  status: answer.status,
  answer,
  isTagged: answer.lifetime !== undefined,
  head: headOfAnswer(answer, now),
  freshUntil: sameUntil(answer, now),
});
