/** Metrics of all requests and of the process in the text format of Prometheus, on a separate port. */
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * @param version of the data
 * @param isStoreUp does the shared counter's store answer? undefined without such a store
 * @param built day of the build, YYYY-MM-DD
 */
export function createMetrics(version: string, isStoreUp?: () => boolean, built?: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'salnama_requests_total',
    help: 'Requests by endpoint and status.',
    labelNames: ['endpoint', 'status'] as const,
    registers,
  });
  const gauge = (name: string, help: string, value: () => number): void => {
    const measured: Gauge = new Gauge({ name, help, registers, collect: () => measured.set(value()) });
  };
  new Gauge({ name: 'salnama_info', help: 'Version of the data.', labelNames: ['data_version'], registers })
    .labels(version)
    .set(1);
  if (isStoreUp)
    gauge('salnama_store_up', 'Whether the store of the shared counter answers.', () => Number(isStoreUp()));
  if (built !== undefined) {
    const age = () => (Date.now() - Date.parse(built)) / 1000;
    gauge('salnama_build_age_seconds', 'Time since the day of the build.', age);
  }
  const server = createServer(async (_request, response) => {
    // Reading the process's figures fails when there are no file descriptors left.
    const text = await registry.metrics().catch(() => undefined);
    if (text === undefined) response.writeHead(503).end();
    else response.setHeader('Content-Type', registry.contentType).end(text);
  });
  return {
    /** @param endpoint id of the endpoint, or 'file' */
    record: (endpoint: string, status: number): void => requests.inc({ endpoint, status }),
    /** The server of `GET /metrics`. It does not keep the process alive. */
    server: server.unref(),
  };
}
