import type { DatasetTable } from '#tables/types.ts';
import type { Responder } from './responder.ts';

/** Answers `GET /healthz` with the data version; all else goes on. */
export function withHealth({ version, fingerprint }: DatasetTable, responder: Responder): Responder {
  const body = JSON.stringify({ status: 'ok', data_version: version, fingerprint });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return (request, response) => {
    if (request.url === '/healthz' && (request.method === 'GET' || request.method === 'HEAD')) {
      response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    } else {
      responder(request, response);
    }
  };
}
