/** Published changes of a day. */

import type { Changes, PublishedChange } from '#api/schemas/published.ts';
import { twoDigits } from '#core/jdn.ts';
import type { Cell } from '#site/data/resources.ts';
import { titleOf } from '#site/data/titles.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { DAY_TEXT } from './text.ts';

/** Entries of the day itself, of its Islamic month and of its occasions, newest first. */
export function changesOfDay({ data }: Changes, cell: Cell, day: string): readonly PublishedChange[] {
  const { year, month } = cell.hijri;
  const names = new Set([`${year}-${twoDigits(month)}`, ...cell.events.map(({ slug }) => slug)]);
  return data.filter((entry) => concerns(entry, names, day)).toReversed();
}

function concerns({ kind, subject, before, after }: PublishedChange, names: ReadonlySet<string>, day: string): boolean {
  switch (kind) {
    case 'moved':
      return before === day || after === day;
    case 'added':
    case 'withdrawn':
      return names.has(subject) && holds(after || before, day);
    default:
      return names.has(subject);
  }
}

/** A day, or first and last day with a slash between. */
function holds(days: string, day: string): boolean {
  const [first = '', last = first] = days.split('/');
  return first <= day && day <= last;
}

export function historyText(language: Language, entries: readonly PublishedChange[], cell: Cell): Html {
  const text = DAY_TEXT[language];
  if (entries.length === 0) return html`<p class="note">${text.neverChanged}</p>`;
  return html`<ol class="day-history">${entries.map((entry) => entryText(language, entry, cell))}</ol>`;
}

function entryText(language: Language, entry: PublishedChange, cell: Cell): Html {
  const text = DAY_TEXT[language];
  const [slug] = entry.subject.split(' ');
  const occasion = cell.events.find((event) => event.slug === slug);
  const name = occasion ? titleOf(language, occasion) : undefined;
  const values = [entry.before, entry.after].map((value) => numeral(language, inLanguageOf(language, value)));
  return html`<li data-change="${entry.kind}"><b>${text.changes[entry.kind]}</b>${name && html` (${name})`}
<span class="note">${text.inVersion} <bdi>${numeral(language, entry.version)}</bdi></span>
${values[0] !== '' && html`<div class="note">${text.before}: ${values[0]}</div>`}
${values[1] !== '' && html`<div class="note">${text.after}: ${values[1]}</div>`}
${entry.reason !== '' && html`<div class="note" lang="en" dir="ltr">${entry.reason}</div>`}</li>`;
}

/** Titles are in both languages, Persian first. */
function inLanguageOf(language: Language, value: string): string {
  const [fa, en = fa] = value.split(' | ');
  return { fa, en }[language]!;
}
