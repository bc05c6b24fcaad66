/** Metrics of all requests in the text format of Prometheus, on a separate port. */
import { createServer, type Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Result of a request, as the metrics record it. */
export interface Outcome {
  /** id of the endpoint, or 'file' */
  readonly endpoint: string;
  readonly status: number;
  /** from the request's arrival until its whole answer is written to the connection */
  readonly seconds: number;
  /** the answer was in the cache */
  readonly isCached: boolean;
}

export interface Metrics {
  record(outcome: Outcome): void;
  text(): Promise<string>;
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** @param isStoreUp does the shared counter's store answer? undefined without such a store */
export function createMetrics(isStoreUp?: () => boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'salnama_requests_total',
    help: 'Requests by endpoint and status.',
    labelNames: ['endpoint', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'salnama_request_duration_seconds',
    help: 'Time from arrival of a request to its answer.',
    labelNames: ['endpoint'] as const,
    buckets: BUCKETS,
    registers,
  });
  const cache = new Counter({
    name: 'salnama_cache_total',
    help: 'Answers by whether they were in the cache.',
    labelNames: ['result'] as const,
    registers,
  });
  for (const result of ['hit', 'miss']) cache.inc({ result }, 0);
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  if (isStoreUp) {
    new Gauge({
      name: 'salnama_store_up',
      help: 'Whether the store of the shared counter answers.',
      registers,
      collect() {
        this.set(Number(isStoreUp()));
      },
    });
  }

  return {
    record({ endpoint, status, seconds, isCached }) {
      requests.inc({ endpoint, status });
      durations.observe({ endpoint }, seconds);
      cache.inc({ result: isCached ? 'hit' : 'miss' });
    },
    text: () => registry.metrics(),
  };
}

/** Creates the server of `GET /metrics`. It does not keep the process alive. */
export function createMetricsServer(text: () => Promise<string>): Server {
  const server = createServer((request, response) => {
    const isFound = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    const send = (status: number, body: string) =>
      response
        .writeHead(status, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', Connection: 'close' })
        .end(body);
    if (isFound)
      text().then(
        (body) => send(200, body),
        (error) => send(500, `${String(error)}\n`),
      );
    else send(404, 'see /metrics\n');
  });
  return server.unref();
}
