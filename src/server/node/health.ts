import type { DatasetTable } from '#tables/types.ts';
import type { Responder } from './responder.ts';

export const HEALTH_PATH = '/healthz';

/** Answers GET and HEAD with the data version. */
export function createHealth({ version }: DatasetTable): Responder {
  const body = JSON.stringify({ status: 'ok', data_version: version });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return (request, response) => {
    response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
