/** The function's own answers, for when there is no network. */
import type { Almanac } from '#api/base/almanac.ts';
import { type Answer, jsonAnswer } from '#api/base/answer.ts';
import { snapshotFiles } from '#api/base/endpoint.ts';
import { nowruzMoment } from '#api/facts/moments.ts';
import { createHandler, notFound } from '#api/handler.ts';
import { ENDPOINTS } from '#api/table.ts';

/** The cache lifetime that the hosts use for files. */
const TWIN_SECONDS = 3600;
/** The only resource besides the endpoints' files that pages about today read. */
const NOWRUZ_FILE = /^\/api\/nowruz\/([1-9]\d{2,3})\.json$/;

export interface OfflineApi {
  /**
   * The server's answer to a GET request; undefined for files that only the server has.
   * @param query without the question mark
   * @param now milliseconds since 1970
   */
  answer(path: string, query: string, now: number): Answer | undefined;
}

export function createOfflineApi(almanac: Almanac, siteUrl: string): OfflineApi {
  const handler = createHandler({ almanac, siteUrl });

  const snapshot = (path: string, now: number): Answer | undefined => {
    for (const endpoint of ENDPOINTS) {
      for (const file of snapshotFiles(endpoint, { almanac, now })) {
        if (file.path === path) return jsonAnswer(file.body, { maxAgeSeconds: TWIN_SECONDS });
      }
    }
    return undefined;
  };

  const nowruz = (path: string): Answer | undefined => {
    const [, year] = NOWRUZ_FILE.exec(path) ?? [];
    const body = year && nowruzMoment(Number(year), almanac);
    return body ? jsonAnswer(body, { maxAgeSeconds: TWIN_SECONDS }) : undefined;
  };

  return {
    answer(path, query, now) {
      const route = handler.routeOf(path);
      if (route) return route.parse(query).answer(now);
      // A name without an ending is an endpoint that does not exist; other files are the server's.
      return snapshot(path, now) ?? nowruz(path) ?? (path.includes('.') ? undefined : notFound(path));
    },
  };
}
