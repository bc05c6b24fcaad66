/**
 * Writes first and last years of Iran's occasions, and the holiday of 30 Esfand, into a checkout of persian-calendar/events.
 *
 *     npm run --silent upstream -- persian-calendar-events CHECKOUT
 *
 * calls this with the occasions as JSON on standard input. It edits `events.json` in place and leaves all other bytes as they
 * are; `git diff` is the patch. The project has neither tests nor a changelog.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Share of our title's words that the event's title must have. */
const MIN_SHARE = 0.6;

const wordsOf = (title) =>
  new Set(
    title
      .replaceAll(/\([^)]*\)/g, '')
      .replaceAll(/\u200c|\u200d|\u0654/g, '')
      .match(/[\p{L}\p{N}]{2,}/gu),
  );

/** How much of `title` the event's title says, from 0 to 1. */
function shareOf(title, eventTitle) {
  const [ours, theirs] = [wordsOf(title), wordsOf(eventTitle)];
  return [...ours].filter((word) => theirs.has(word)).length / Math.max(1, ours.size);
}

/** Our occasion of an event; undefined if none on its date has its title. */
function occasionOf(event, occasions) {
  const [best] = occasions
    .filter(({ calendar, month, day }) => calendar === event.calendar && month === event.month && day === event.day)
    .map((occasion) => ({ occasion, share: shareOf(occasion.fa, event.title) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= MIN_SHARE ? best.occasion : undefined;
}

/** The text of an event with more keys in its `metadata`. */
function withMetadata(block, added) {
  const keys = Object.entries(added).map(([key, value]) => `"${key}": ${value}`);
  if (keys.length === 0) return block;
  if (block.includes('"metadata": {')) return block.replace(/"metadata": \{\s*/, `$&${keys.join(', ')}, `);
  return block.replace(/\s*\}$/, `,\n      "metadata": { ${keys.join(', ')} } }`);
}

/** Every event's text: from its brace to the one that closes it. Titles have no braces. */
const EVENT = /\{(?:[^{}]|\{[^{}]*\})*\}/g;

const path = resolve(process.argv[2], 'events.json');
const given = JSON.parse(readFileSync(0, 'utf8'));
const text = readFileSync(path, 'utf8');
const start = text.indexOf('"data": [');
let added = 0;
const events = text.slice(start).replaceAll(EVENT, (block) => {
  const event = JSON.parse(block);
  if (event.type !== 'Iran' || event.rule !== 'simple') return block;
  const { firstYear, lastYear } = occasionOf(event, given.occasionYears) ?? {};
  const known = event.metadata ?? {};
  const isNew = (key, year) => year !== undefined && known[key] === undefined;
  const years = {
    ...(isNew('beginningPersianYear', firstYear) && { beginningPersianYear: firstYear }),
    ...(isNew('endingPersianYear', lastYear) && { endingPersianYear: lastYear }),
  };
  added += Object.keys(years).length;
  return withMetadata(block, years);
});
const { firstYear } = given.lastDayOfYear;
const hasLastDay = /"month": 12, "day": 30, "type": "Iran"/.test(events);
const lastDay = `    { "holiday": true, "month": 12, "day": 30, "type": "Iran",
      "title": "${given.lastDayOfYear.fa}",
      "calendar": "Persian", "rule": "simple",
      "metadata": { "beginningPersianYear": ${firstYear} } },
`;
const after = /^.*"holiday": true, "month": 12, "day": 29, "type": "Iran"(?:.*\n)+?\n/m;
const result = hasLastDay ? events : events.replace(after, (block) => `${block}${lastDay}\n`);
if (!hasLastDay && result === events) throw new Error('events.json has no 29 Esfand; this script needs an update');
writeFileSync(path, text.slice(0, start) + result);
console.log(`${added} years${hasLastDay ? '' : ', 30 Esfand'}`);
