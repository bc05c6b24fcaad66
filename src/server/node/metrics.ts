/** Figures of all requests in the text format of Prometheus, on a port of their own. */
import { createServer, type Server } from 'node:http';
import type { Client } from '../policy/accounts.ts';

/** What became of a request. */
export interface Outcome {
  /** id of the endpoint; 'file' for all else */
  readonly endpoint: string;
  readonly status: number;
  /** from the request's arrival to the moment at which its whole answer is handed to the connection */
  readonly seconds: number;
  /** the body was in memory */
  readonly isFromMemory: boolean;
  /** by what the client was counted; undefined where nothing was counted */
  readonly client: Client['kind'] | undefined;
}

export interface Metrics {
  record(outcome: Outcome): void;
  text(): string;
}

export interface MetricsOptions {
  /** does the shared counter's store answer? undefined without such a store */
  readonly isStoreUp?: (() => boolean) | undefined;
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

interface Figures {
  /** requests by status */
  readonly statuses: Map<number, number>;
  /** requests by bucket, each counted in its smallest one; the last holds those beyond all bounds */
  readonly buckets: number[];
  seconds: number;
  requests: number;
}

const newFigures = (): Figures => ({
  statuses: new Map(),
  buckets: new Array<number>(BUCKETS.length + 1).fill(0),
  seconds: 0,
  requests: 0,
});

const increase = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export function createMetrics({ isStoreUp }: MetricsOptions = {}): Metrics {
  const byEndpoint = new Map<string, Figures>();
  const counted = new Map<Client['kind'], number>();
  const fromMemory = { hit: 0, miss: 0 };

  return {
    record({ endpoint, status, seconds, isFromMemory, client }) {
      let figures = byEndpoint.get(endpoint);
      if (!figures) {
        figures = newFigures();
        byEndpoint.set(endpoint, figures);
      }
      increase(figures.statuses, status);
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      figures.buckets[bucket < 0 ? BUCKETS.length : bucket]!++;
      figures.seconds += seconds;
      figures.requests++;
      fromMemory[isFromMemory ? 'hit' : 'miss']++;
      if (client) increase(counted, client);
    },
    text: () =>
      [
        ...family('salnama_requests_total', 'counter', 'Requests by endpoint and status.', requestLines(byEndpoint)),
        ...family(
          'salnama_request_duration_seconds',
          'histogram',
          'Time from arrival of a request to its answer.',
          durationLines(byEndpoint),
        ),
        ...family(
          'salnama_refused_total',
          'counter',
          'Requests of blocked clients and of clients over the allowance.',
          [
            `{reason="allowance"} ${statusTotal(byEndpoint, 429)}`,
            `{reason="blocked"} ${statusTotal(byEndpoint, 403)}`,
          ],
        ),
        ...family(
          'salnama_counted_total',
          'counter',
          'Requests that the allowance was asked for, by kind of client.',
          [...counted].map(([kind, count]) => `{client="${kind}"} ${count}`),
        ),
        ...family('salnama_cache_total', 'counter', 'Answers by whether the body was in memory.', [
          `{result="hit"} ${fromMemory.hit}`,
          `{result="miss"} ${fromMemory.miss}`,
        ]),
        ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
          ` ${process.memoryUsage.rss()}`,
        ]),
        ...(isStoreUp
          ? family('salnama_store_up', 'gauge', 'Whether the store of the shared counter answers.', [
              ` ${Number(isStoreUp())}`,
            ])
          : []),
        '',
      ].join('\n'),
  };
}

/** @param lines labels and values; the name is put before each */
const family = (name: string, type: string, help: string, lines: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...lines.map((line) => name + line),
];

const requestLines = (byEndpoint: ReadonlyMap<string, Figures>): string[] =>
  [...byEndpoint].flatMap(([endpoint, { statuses }]) =>
    [...statuses].map(([status, count]) => `{endpoint="${endpoint}",status="${status}"} ${count}`),
  );

const durationLines = (byEndpoint: ReadonlyMap<string, Figures>): string[] =>
  [...byEndpoint].flatMap(([endpoint, { buckets, seconds, requests }]) => {
    let upToHere = 0;
    return [
      ...buckets.map((count, index) => {
        upToHere += count;
        return `_bucket{endpoint="${endpoint}",le="${BUCKETS[index] ?? '+Inf'}"} ${upToHere}`;
      }),
      `_sum{endpoint="${endpoint}"} ${seconds}`,
      `_count{endpoint="${endpoint}"} ${requests}`,
    ];
  });

const statusTotal = (byEndpoint: ReadonlyMap<string, Figures>, status: number): number =>
  [...byEndpoint.values()].reduce((total, { statuses }) => total + (statuses.get(status) ?? 0), 0);

/** Serves `GET /metrics`, and does not keep the process running by itself. */
export function createMetricsServer(metrics: Metrics): Server {
  const server = createServer((request, response) => {
    const isFound = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    response.writeHead(isFound ? 200 : 404, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      Connection: 'close',
    });
    response.end(isFound ? metrics.text() : 'see /metrics\n');
  });
  return server.unref();
}
