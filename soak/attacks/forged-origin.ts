/** One address says that it is the page of a site, to use up the site's day. */
import { ALLOWANCE, type Attack, problemsOf, SHARE } from './attack.ts';
import { countOf, requestOf, startCrowd, statusOf, written } from './connections.ts';

const ORIGIN = 'Origin: https://victim.example\r\n';

export const forgedOrigin: Attack = {
  seconds: 15,
  begin({ port }) {
    const crowd = startCrowd({
      port,
      addresses: ['127.22.0.1'],
      connectionsEach: 50,
      next: () => requestOf('/api/today', ORIGIN),
    });
    return {
      async end() {
        const visitor = await statusOf(port, '127.22.0.2', '/api/today', ORIGIN);
        crowd.end();
        const answered = countOf(crowd.statuses, 200);
        const most = SHARE + ALLOWANCE;
        return {
          told: `${written(crowd.statuses)}; a visitor of the site gets ${visitor}`,
          problems: problemsOf(
            [visitor === 200, `the site’s own visitor gets ${visitor}`],
            [answered <= most, `${answered} answers instead of ${most}`],
          ),
        };
      },
    };
  },
};
