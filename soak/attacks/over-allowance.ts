/** One client far over its allowance asks on and on by 200 connections. */
import { ALLOWANCE, type Attack, problemsOf } from './attack.ts';
import { addressesOf, countOf, requestOf, startCrowd, written } from './connections.ts';

const CONNECTIONS = 200;
/** Each address has a rate of its own, so that more than the rate refuses. */
const ADDRESSES = 20;

export const overAllowance: Attack = {
  seconds: 20,
  begin({ port }) {
    let asked = 0;
    const crowd = startCrowd({
      port,
      addresses: addressesOf('127.20.0.', ADDRESSES),
      connectionsEach: CONNECTIONS / ADDRESSES,
      next: () =>
        requestOf(
          `/api/convert?from=sh&year=${1300 + (asked++ % 200)}&month=1&day=${1 + (asked % 28)}`,
          'User-Agent: greedy/1.0 (greedy@mail.example)\r\n',
        ),
    });
    return {
      async end() {
        crowd.end();
        const answered = countOf(crowd.statuses, 200);
        return {
          told: written(crowd.statuses),
          problems: problemsOf(
            [answered <= ALLOWANCE, `${answered} answers to a client with ${ALLOWANCE}`],
            [countOf(crowd.statuses, 429) > 0, 'no 429 was seen'],
          ),
        };
      },
    };
  },
};
