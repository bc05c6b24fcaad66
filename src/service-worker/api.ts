/** Entry of the script that answers `/api/` without a network; it is run when it is first needed. */
import { createAlmanac } from '#api/base/almanac.ts';
import { headersOf } from '#api/base/answer.ts';
import { tables } from '#tables/index.ts';
import { createOfflineApi } from './offline-api.ts';

const almanac = createAlmanac(tables, { maxYears: 8, maxNoons: 512 });
const api = createOfflineApi(almanac, location.origin);

(self as unknown as ServiceWorkerScope).answerOffline = ({ pathname, search }) => {
  const now = Date.now();
  const answer = api.answer(pathname, search.slice(1), now);
  return answer && new Response(answer.body, { status: answer.status, headers: headersOf(answer, now) });
};
