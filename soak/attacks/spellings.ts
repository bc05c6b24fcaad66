/** The same questions and files in ever other spellings, each of which could take a place in memory. */
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, requestOf, startCrowd, written } from './connections.ts';

const ENCODINGS = ['', 'Accept-Encoding: br\r\n', 'Accept-Encoding: gzip\r\n'];
/** 408: an attacker with little of its machine may be too slow itself. */
const ALLOWED = new Set([200, 301, 404, 408, 429, 503]);

/** Some letters of a path as percent signs and digits, others at each call. */
const spelled = (path: string): string =>
  path.replace(/[a-z]/g, (letter) => (Math.random() < 0.3 ? `%${letter.charCodeAt(0).toString(16)}` : letter));

export const spellings: Attack = {
  seconds: 20,
  begin({ port }) {
    let asked = 0;
    const kinds: readonly (() => string)[] = [
      () => `/api/timezones?${asked}`,
      () => `/holidays.ics?from=phone-${asked}`,
      () => `/api/convert?from=sh&year=1405&month=1&day=1&utm_source=${asked}`,
      () => `/api/convert?day=${'0'.repeat(asked % 20)}1&month=1&year=1405&from=sh`,
      () => spelled(`/api/calendar/${asked % 1500}.json`),
      () => spelled('/index.html'),
    ];
    const crowd = startCrowd({
      port,
      addresses: addressesOf('127.27.0.', 5),
      connectionsEach: 10,
      next: () => requestOf(kinds[asked++ % kinds.length]!(), ENCODINGS[asked % ENCODINGS.length]),
    });
    return {
      async end() {
        crowd.end();
        const odd = [...crowd.statuses.keys()].filter((status) => !ALLOWED.has(status));
        return {
          told: written(crowd.statuses),
          problems: problemsOf([odd.length === 0, `statuses ${odd.join(', ')}`]),
        };
      },
    };
  },
};
