/** Metrics of all requests in the text format of Prometheus, on a separate port. */
import { createServer, type Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /**
   * @param endpoint id of the endpoint, or 'file'
   * @param seconds from the request's arrival until its whole answer is written to the connection
   */
  record(endpoint: string, status: number, seconds: number): void;
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
    record(endpoint, status, seconds) {
      requests.inc({ endpoint, status });
      durations.observe({ endpoint }, seconds);
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
