/** One address says with each request that it is another app. */
import { ADDRESS_ALLOWANCE, type Attack, problemsOf } from './attack.ts';
import { addressesOf, countOf, requestOf, startCrowd, written } from './connections.ts';

const ADDRESSES = 2;

export const inventedIdentities: Attack = {
  seconds: 20,
  begin({ port }) {
    let asked = 0;
    const crowd = startCrowd({
      port,
      addresses: addressesOf('127.21.0.', ADDRESSES),
      connectionsEach: 50,
      next: () => requestOf('/api/today', `User-Agent: app${asked}/1 (owner${asked++}@mail.example)\r\n`),
    });
    return {
      async end() {
        crowd.end();
        const answered = countOf(crowd.statuses, 200);
        const most = ADDRESS_ALLOWANCE * ADDRESSES;
        return {
          told: written(crowd.statuses),
          problems: problemsOf([answered <= most, `${answered} answers to addresses with ${most}`]),
        };
      },
    };
  },
};
