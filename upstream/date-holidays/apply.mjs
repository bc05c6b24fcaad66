/**
 * Writes Iran's published Islamic dates and nationwide closures into a checkout of date-holidays.
 *
 *     node upstream/date-holidays/apply.mjs CHECKOUT
 *
 * It edits `data/countries/IR.yaml`; then build the library's JSON and
 * its fixtures there (`npm run yaml`, `npx mocha test/all.mocha.js --writetests --countries IR`). `git diff` is the patch.
 * A rule stays as it is; the dates that it calculates otherwise are moved with `disable` and `enable`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Rule of IR.yaml → slug. */
const SLUGS = {
  '9 Muharram': 'tasua',
  '10 Muharram': 'ashura',
  '20 Safar': 'arbaeen',
  '28 Safar': 'prophet-death',
  '30 Safar': 'imam-reza-martyrdom',
  '8 Rabi al-awwal': 'imam-askari-martyrdom',
  '17 Rabi al-awwal': 'prophet-birthday',
  '3 Jumada al-thani': 'fatima-martyrdom',
  '13 Rajab': 'imam-ali-birthday',
  '27 Rajab': 'mabath',
  '15 Shaban': 'mahdi-birthday',
  '21 Ramadan': 'imam-ali-martyrdom',
  '1 Shawwal': 'eid-al-fitr',
  '2 Shawwal': 'eid-al-fitr-day-2',
  '25 Shawwal': 'imam-sadiq-martyrdom',
  '10 Dhu al-Hijjah': 'eid-al-adha',
  '18 Dhu al-Hijjah': 'eid-al-ghadir',
};
/** Almost every year needs a line; earlier ones would make the file ten times as long. */
const FIRST_YEAR = 2010;
const RULE_INDENT = '      ';

/** Dates of each rule as the library calculates them, for the years asked. */
async function calculated(checkout, first, last) {
  const { default: Holidays } = await import(pathToFileURL(resolve(checkout, 'src/index.js')));
  const holidays = new Holidays('IR');
  const found = new Map(Object.keys(SLUGS).map((rule) => [rule, new Set()]));
  for (let year = first; year <= last; year++) {
    for (const { rule, date } of holidays.getHolidays(year)) found.get(rule)?.add(date.slice(0, 10));
  }
  return found;
}

const list = (key, dates) => (dates.length === 0 ? [] : [`  ${key}:`, ...dates.map((date) => `    - '${date}'`)]);

function linesOfRule({ firstDay }, published, library) {
  const disable = [...library].filter((date) => !published.has(date)).sort();
  const enable = [...published].filter((date) => !library.has(date)).sort();
  const active = firstDay ? ['  active:', `    - from: '${firstDay}'`] : [];
  return [...list('disable', disable), ...list('enable', enable), ...active].map((line) => RULE_INDENT + line);
}

/** Puts lines at the end of the block of a rule. */
function intoRule(text, rule, lines) {
  const rows = text.split('\n');
  const start = rows.indexOf(`${RULE_INDENT}${rule}:`);
  if (start < 0) throw new Error(`IR.yaml has no rule ${rule}; this script needs an update`);
  let end = start + 1;
  while (rows[end]?.startsWith(`${RULE_INDENT} `)) end++;
  rows.splice(end, 0, ...lines);
  return rows.join('\n');
}

const closureLines = ({ date, fa, en }) =>
  [`'${date}':`, '  name:', `    fa: ${fa}`, `    en: ${en}`].map((line) => RULE_INDENT + line);

const checkout = process.argv[2];
const given = JSON.parse(readFileSync(new URL('../dates.json', import.meta.url), 'utf8'));
const [, last] = given.confirmed;
const isWritten = (date) => Number(date.slice(0, 4)) >= FIRST_YEAR;
const path = resolve(checkout, 'data/countries/IR.yaml');
const library = await calculated(checkout, FIRST_YEAR, last);
let text = readFileSync(path, 'utf8');
for (const [rule, slug] of Object.entries(SLUGS)) {
  const occasion = given.occasions[slug];
  text = intoRule(text, rule, linesOfRule(occasion, new Set(occasion.dates.filter(isWritten)), library.get(rule)));
}
text = intoRule(text, '18 Dhu al-Hijjah', given.closures.filter(({ date }) => isWritten(date)).flatMap(closureLines));
writeFileSync(path, text);
