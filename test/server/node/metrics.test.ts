import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMetrics, createMetricsServer } from '#server/node/metrics.ts';

describe('the text', async () => {
  const metrics = createMetrics(() => false);
  metrics.record('today', 200, 0.0002);
  metrics.record('today', 200, 0.00025);
  metrics.record('today', 200, 5);
  metrics.record('convert', 422, 0.0002);
  const text = await metrics.text();
  const lines = text.split('\n');

  test('is in Prometheus format', () => {
    expect(text.endsWith('\n')).toBe(true);
    const label = '[a-z_]+="[^"\\\\]*"';
    const sample = new RegExp(`^[a-z_]+(\\{${label}(,${label})*\\})? [\\d.e+-]+$`);
    for (const line of lines.filter((other) => other !== ''))
      expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) [a-z_]+ / : sample);
  });

  test('every metric has exactly one TYPE line', () => {
    const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2]);
    expect(new Set(types).size).toBe(types.length);
    for (const line of lines.filter((other) => other !== '' && !other.startsWith('#'))) {
      const name = /^[a-z_]+/.exec(line)![0].replace(/_(bucket|sum|count)$/, '');
      expect(types).toContain(name);
    }
  });

  test.each([
    'salnama_requests_total{endpoint="today",status="200"} 3',
    'salnama_requests_total{endpoint="convert",status="422"} 1',
    'salnama_request_duration_seconds_bucket{le="0.0001",endpoint="today"} 0',
    'salnama_request_duration_seconds_bucket{le="0.00025",endpoint="today"} 2',
    'salnama_request_duration_seconds_bucket{le="1",endpoint="today"} 2',
    'salnama_request_duration_seconds_bucket{le="+Inf",endpoint="today"} 3',
    'salnama_request_duration_seconds_count{endpoint="today"} 3',
    'salnama_store_up 0',
  ])('%s', (line) => expect(lines).toContain(line));

  test('the sum of durations', () => {
    const sum = lines.find((line) => line.startsWith('salnama_request_duration_seconds_sum{endpoint="today"}'))!;
    expect(Number(sum.split(' ')[1])).toBeCloseTo(5.00045, 9);
  });

  test('the memory of the process', () => {
    const memory = lines.find((line) => line.startsWith('process_resident_memory_bytes'))!;
    expect(Number(memory.split(' ')[1])).toBeGreaterThan(10_000_000);
  });
});

test('there is no store metric without a store', async () => {
  expect(await createMetrics().text()).not.toContain('salnama_store_up');
});

test('are served at /metrics only', async () => {
  const metrics = createMetrics();
  metrics.record('today', 200, 0.0002);
  const server = createMetricsServer(metrics.text).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await fetch(`${origin}/metrics`);
  expect(found.status).toBe(200);
  expect(found.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await found.text()).toContain('salnama_requests_total{endpoint="today",status="200"} 1\n');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
});
