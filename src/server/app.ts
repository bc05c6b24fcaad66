/**
 * The pipeline of all hosts: turns a plain request into a plain response. Adapters convert the requests and responses of a host.
 * Order: client, rate, block list, route, cache, allowance, answer.
 */
import {
  type Answer,
  internalError,
  JSON_TYPE,
  methodNotAllowed,
  PREFLIGHT_HEADERS,
  preconditionFailed,
  textAnswer,
} from '#api/base/answer.ts';
import { notFound, type ParsedQuery, type Route } from '#api/handler.ts';
import { MCP_PATH } from '#mcp/path.ts';
import { plainAddress } from '#understand/addresses.ts';
import type { AppOptions, Found } from './host.ts';
import { type Asker, type CpuBudget, NO_CPU_BUDGET } from './limits/cpu-budget.ts';
import { createMessages } from './mcp-messages.ts';
import { type AppRequest, type AppResponse, clientOf, isLargeFile, uncached } from './messages.ts';
import { missingPage, movedTo } from './moved.ts';
import { blocked, Refusal, tooFast } from './refusals.ts';
import type { Plan, Representation } from './representation.ts';
import { isFresh, planOf, representationOf, responseOf } from './representation.ts';
import { indexOf, isForPrograms, notFoundPage, safePath } from './site-address.ts';

export type App = (request: AppRequest) => Promise<AppResponse>;

const HEALTH_PATH = '/healthz';
const HEALTH_QUESTION = '/api/today';
/** Name of files in the list of work. */
const FILE = 'file';
/** Processor time of all threads for reading and sending a megabyte of a large file. */
const FILE_MS_PER_MB = 5;

/** Body of /healthz: version of the data, day of the build (null if unknown), day of the last change of the data. */
export const healthText = (
  { version, changed }: { readonly version: string; readonly changed: string },
  built?: string,
): string => JSON.stringify({ status: 'ok', data_version: version, built: built ?? null, data_changed: changed });

export const createApp = (options: AppOptions): App => {
  const pipeline = new Pipeline(options);
  return (request) => pipeline.answer(request);
};

class Pipeline {
  readonly #options: AppOptions;
  readonly #cpuBudget: CpuBudget;
  readonly #answerMessage: ReturnType<typeof createMessages> | undefined;

  constructor(options: AppOptions) {
    this.#options = options;
    this.#cpuBudget = options.cpuBudget ?? NO_CPU_BUDGET;
    const { mcp, allowance } = options;
    this.#answerMessage = mcp && createMessages(mcp, allowance, this.#cpuBudget);
  }

  async answer(request: AppRequest): Promise<AppResponse> {
    const now = this.#options.clock();
    try {
      return await this.#answer(request, now);
    } catch (error) {
      if (error instanceof Refusal) return uncached(error.answer, request, now);
      throw error;
    }
  }

  async #answer(request: AppRequest, now: number): Promise<AppResponse> {
    const { method, path, address } = request;
    const { handler, isBlocked, isTooFast, contact } = this.#options;
    // Node's limit answers at once; waiting for a known answer would cost every request a turn of the queue.
    const isOverRate = isTooFast(address, now);
    if (isOverRate && (await isOverRate)) return uncached(tooFast(), request, now);
    const route = handler.routeOf(path);
    const answerMessage = path === MCP_PATH ? this.#answerMessage : undefined;
    const isApi = answerMessage !== undefined || route?.id !== undefined;
    if (isApi && isBlocked?.(clientOf(request))) return uncached(blocked(contact), request, now);
    if (answerMessage) return answerMessage(request, now);
    if (method === 'OPTIONS') return { status: 204, headers: PREFLIGHT_HEADERS, body: null };
    if (method !== 'GET' && method !== 'HEAD') return uncached(methodNotAllowed(method), request, now);
    if (path === HEALTH_PATH) return uncached(await this.#health(request, now), request, now);
    return route ? this.#answerQuery(request, route, now) : this.#sendFile(request, now);
  }

  /** A question through the whole handler, in its turn: a service that answers no questions is not well. */
  async #health(asker: Asker, now: number): Promise<Answer> {
    const { handler, health } = this.#options;
    const { status } = await this.#cpuBudget.run('health', asker, () => handler.answer(HEALTH_QUESTION, '', now));
    return status === 200 ? { status, contentType: JSON_TYPE, body: health } : internalError();
  }

  async #answerQuery(request: AppRequest, route: Route, now: number): Promise<AppResponse> {
    const { allowance, bodyEncoder } = this.#options;
    const query = route.parse(request.query);
    const { key } = query;
    const isLimited = route.id !== undefined && key !== undefined;
    const charged = isLimited ? allowance.accountsOf(clientOf(request)) : undefined;
    let found = this.#cached(key, now);
    if (!found) {
      const refusal = await allowance.refusal(charged, now);
      if (refusal) return uncached(refusal, request, now);
      const file = this.#snapshotOf(query, now);
      const kind = key === undefined ? 'mistake' : file ? FILE : (route.id ?? 'calendar file');
      found = await this.#inTurn(kind, key, request, now, async () => {
        const bytes = file && (await this.#options.files.read(file.path));
        const answer = bytes ? textAnswer(file.contentType, '', file.lifetime(now)) : query.answer(now);
        return representationOf(answer, now, bodyEncoder, bytes);
      });
    }
    const plan = planOf(found, request, bodyEncoder);
    // `If-None-Match: *` names no version, so the answer is counted.
    const isKnown = plan.verdict === 'known' && request.header('if-none-match')?.trim() !== '*';
    const isFree = isKnown || plan.verdict === 'failed';
    const refusal = charged && !isFree && isCounted(found.status) ? await allowance.consume(charged, now) : undefined;
    return refusal ? uncached(refusal, request, now) : this.#send(found, plan, request, now);
  }

  /** The static file with the answer; undefined if the build writes none, or has written that of another year. */
  #snapshotOf({ snapshot }: ParsedQuery, now: number) {
    const file = snapshot?.();
    return file?.isOfYear && !this.#options.isOfYear(now) ? undefined : file;
  }

  /** Makes a representation in its turn, and keeps it. Another request may have filled the cache while this one waited. */
  #inTurn<T extends Representation | undefined>(
    kind: string,
    key: string | undefined,
    request: AppRequest,
    now: number,
    make: () => Promise<T>,
  ): Promise<T | Representation> {
    return this.#cpuBudget.run(kind, request, async () => {
      const known = this.#cached(key, now);
      if (known) return known;
      const made = await make();
      if (key !== undefined && made && made.freshUntil > made.madeAt) this.#options.cache.set(key, made);
      return made;
    });
  }

  async #sendFile(request: AppRequest, now: number): Promise<AppResponse> {
    const { path, query } = request;
    const { handler, bodyEncoder } = this.#options;
    // The decoded path, because a path has thousands of spellings.
    const address = indexOf(path) ?? safePath(path);
    const file = address === undefined ? undefined : await this.#file(address, request, now);
    if (file && query !== '' && isForPrograms(address!)) {
      const refusal = await this.#cpuBudget.run('mistake', request, () => handler.refusal(path, query));
      if (refusal) return uncached(refusal, request, now);
    }
    const found = file ?? (await this.#moved(request, now)) ?? (await this.#missing(request, now));
    if (!found) return uncached(notFound(path), request, now);
    const plan = planOf(found, request, bodyEncoder);
    const response = await this.#send(found, plan, request, now);
    const { body } = response;
    if (isLargeFile(body)) this.#cpuBudget.charge(request.address, ((body.to - body.from) / 1e6) * FILE_MS_PER_MB);
    return response;
  }

  /** The file or page at a decoded address, from the cache or the host. */
  async #file(address: string, request: AppRequest, now: number): Found {
    const { files, cache } = this.#options;
    const key = files.keyOf?.(address, request.query) ?? address;
    const known = cache.get(key);
    const find = () => files.find(address, request, now, known);
    const found = this.#cached(key, now) ?? (await this.#inTurn(FILE, key, request, now, find));
    if (known && found && found.freshUntil <= now) cache.delete(key);
    return found;
  }

  /** 301 to the address that a path means, if there is one: without a slash at its end, with Latin digits. It keeps the query. */
  async #moved(request: AppRequest, now: number): Found {
    const { path, query } = request;
    const slashless = path.endsWith('/') ? path.slice(0, -1) : path;
    const targets = [slashless === path ? undefined : slashless, isForPrograms(path) ? undefined : plainAddress(path)];
    for (const target of targets) {
      const [page = '', part] = target?.split('#') ?? [];
      const address = safePath(page);
      if (!address || !(await this.#file(address, request, now))) continue;
      const asked = query === '' ? page : `${page}?${query}`;
      return movedTo(part === undefined ? asked : `${asked}#${part}`, now, this.#options.bodyEncoder);
    }
    return undefined;
  }

  /** The 404 page, kept with its compressed bodies as long as its file; undefined for programs, which get JSON. */
  async #missing(request: AppRequest, now: number): Found {
    if (isForPrograms(request.path)) return undefined;
    const { files, bodyEncoder } = this.#options;
    const name = notFoundPage(request.path);
    const key = `404 ${name}`;
    const find = async () => {
      const page = await files.find(name, request, now);
      return page && missingPage(page, bodyEncoder);
    };
    return this.#cached(key, now) ?? this.#inTurn(FILE, key, request, now, find);
  }

  #send(found: Representation, plan: Plan, request: AppRequest, now: number): AppResponse | Promise<AppResponse> {
    const { verdict, compression } = plan;
    const { bodyEncoder } = this.#options;
    if (verdict === 'failed') return uncached(preconditionFailed(), request, now);
    if (verdict === 'send' && compression && !found.compressed[compression])
      this.#cpuBudget.charge(request.address, bodyEncoder.compression!.msOf(found.size));
    return responseOf(found, plan, request.method, bodyEncoder);
  }

  #cached(key: string | undefined, now: number): Representation | undefined {
    const known = key === undefined ? undefined : this.#options.cache.get(key);
    return known && isFresh(known, now) ? known : undefined;
  }
}

/** Does an answer with this status count against the allowance? Invalid requests and 304 are free. */
const isCounted = (status: number): boolean => status === 200 || status === 404;
