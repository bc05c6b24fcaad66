/** Sessions of the Tehran Stock Exchange, one row a session. */
import { type Almanac, LAST_DAY } from '#api/base/almanac.ts';
import { closureListNote } from '#api/facts/confidence.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { exchangeSessions, exchangeYears, PROVED_SESSIONS } from '#generator/publish/exchange.ts';
import { date, flag, type Table, tableOf, text } from '../table.ts';

const isProved = (jdn: Jdn): boolean => {
  const day = persian.toIsoDate(jdn);
  return day >= PROVED_SESSIONS.first && day <= PROVED_SESSIONS.last;
};

export function exchangeSessionsTable(almanac: Almanac): Table {
  const { first, last } = exchangeYears(almanac);
  return tableOf<Jdn>({
    name: 'exchange-sessions',
    title: 'Sessions of the Tehran Stock Exchange',
    description: [
      `Sessions of the Persian years ${first} to ${last}:`,
      'Saturday to Wednesday but official holidays and known closures of the exchange;',
      `proved by trades from ${PROVED_SESSIONS.first} to ${PROVED_SESSIONS.last}.`,
      closureListNote(LAST_DAY, almanac).en,
    ].join(' '),
    key: ['date'],
    columns: [
      date('date', 'the session, Gregorian', gregorian.toIsoDate),
      text('date_sh', 'the session, Persian date', persian.toIsoDate),
      text(
        'basis',
        'trades: proved by the trades of 28 symbols; rule: by weekend, holidays and the closures that are known',
        (jdn) => (isProved(jdn) ? 'trades' : 'rule'),
      ),
      text(
        'confidence',
        'certain: proved by trades; medium: by the rule, because the list of closures is not complete',
        (jdn) => (isProved(jdn) ? 'certain' : 'medium'),
      ),
      flag('estimate', 'the day beside a holiday by a hijri date that is not announced: may become one', (jdn) =>
        isBesideEstimate(jdn, almanac),
      ),
    ],
    rows: exchangeSessions(almanac),
  });
}

/** A session is uncertain if the month of an adjacent estimated holiday may begin a day earlier or later. */
const isBesideEstimate = (jdn: Jdn, { holidays }: Almanac): boolean =>
  holidays.onDays((jdn - 1) as Jdn, (jdn + 1) as Jdn).some(({ estimate }) => estimate);
