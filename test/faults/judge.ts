/** Checks for every answer. */

import { API_ROOT } from '#api/base/paths.ts';
import { shapeOf } from '#api/schemas/responses.ts';
import { ErrorBody } from '#api/schemas/shapes.ts';
import { ENDPOINTS } from '#api/table.ts';

export interface Judged {
  readonly status: number;
  /** keyed by name in lower case */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const STATUSES = new Set([200, 204, 206, 304, 400, 403, 404, 405, 408, 412, 414, 416, 422, 429, 431, 503]);
const byPath = new Map(ENDPOINTS.map((endpoint) => [API_ROOT + endpoint.path, endpoint]));

export const pathOf = (target: string): string => target.split('?', 1)[0]!;

/**
 * @param target path and query of the request
 * @param checksShape also check a success against the endpoint's schema, which takes longer than the answer
 * @returns the errors of the answer
 */
export function faultsOf(target: string, { status, headers, body }: Judged, checksShape: boolean): string[] {
  const path = pathOf(target);
  const isOpen = path.startsWith(`${API_ROOT}/`) || path.endsWith('.ics');
  const endpoint = byPath.get(path);
  const expected: [isSo: boolean, fault: string][] = [
    [STATUSES.has(status), `status ${status}`],
    [headers.get('x-content-type-options') === 'nosniff', 'no nosniff'],
    [(!isOpen && status < 400) || headers.get('access-control-allow-origin') === '*', 'not open to all origins'],
    [!headers.has('x-injected') && !headers.has('set-cookie'), 'a header that was injected'],
    [[...headers.values()].every((value) => /^[\x20-\x7e]*$/.test(value)), 'a header with other letters than ASCII'],
  ];
  const faults = expected.filter(([isSo]) => !isSo).map(([, fault]) => fault);
  if (status >= 400) faults.push(...errorFaults(headers, body));
  if (status === 206 && !/^bytes \d+-\d+\/\d+$/.test(headers.get('content-range') ?? '')) {
    faults.push('a part that does not say which');
  }
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')) {
    faults.push('a refusal that does not say until when');
  }
  if (status === 200 && endpoint && !headers.has('content-encoding')) {
    const value = parsed(body);
    if (value === undefined) faults.push('not JSON');
    else if (checksShape && !shapeOf(endpoint).safeParse(value).success) faults.push('another shape than its schema');
    if (!/^public, max-age=\d+$/.test(headers.get('cache-control') ?? '')) faults.push('no sensible Cache-Control');
  }
  return faults.map((fault) => `${JSON.stringify(target)}: ${fault}: ${body.slice(0, 120)}`);
}

function errorFaults(headers: Judged['headers'], body: string): string[] {
  const faults: string[] = [];
  if (!ErrorBody.safeParse(parsed(body)).success) faults.push('no {error}');
  if (headers.get('content-type') !== 'application/json; charset=utf-8')
    faults.push('an error that is not told as JSON');
  if (headers.get('cache-control') !== 'no-store') faults.push('an error that may be kept');
  if (body.length > 1000) faults.push('an endless error');
  return faults;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
