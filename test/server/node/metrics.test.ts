import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '#server/node/metrics.ts';

async function textOf({ server }: ReturnType<typeof createMetrics>): Promise<string> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
}

test('requests by endpoint and status, the store and the memory of the process', async () => {
  const metrics = createMetrics('1', () => false);
  metrics.record('today', 200);
  metrics.record('today', 200);
  metrics.record('convert', 422);
  const lines = (await textOf(metrics)).split('\n');
  expect(lines).toContain('salnama_requests_total{endpoint="today",status="200"} 2');
  expect(lines).toContain('salnama_requests_total{endpoint="convert",status="422"} 1');
  expect(lines).toContain('salnama_store_up 0');
  expect(lines).toContain('salnama_info{data_version="1"} 1');
  const memory = lines.find((line) => line.startsWith('process_resident_memory_bytes'))!;
  expect(Number(memory.split(' ')[1])).toBeGreaterThan(10_000_000);
});

test('there is no store metric without a store', async () => {
  expect(await textOf(createMetrics('1'))).not.toContain('salnama_store_up');
});
