/** The tables of occasions and of closures. */
import { OccasionEntry } from '#api/resources/occasion-list.ts';
import type { Data } from '../../../compile/data.ts';
import type { OccasionRow, OccasionTitle } from '../../../compile/forms/occasions.ts';
import { decidedOccasions } from '../../../compile/occasions.ts';
import { nullable, tableOf, text } from '../table.ts';
import { columnsOf, type Facts, same, sources } from './columns.ts';

/** The columns are the fields of `/api/occasions.json` that are columns of the data too. */
export const occasionsTable: Facts = ({ occasions, closures }) =>
  tableOf<OccasionRow>({
    name: 'occasions',
    title: 'Occasions',
    description: 'Every occasion with the rule of its day; days off by a decision among them',
    key: ['slug'],
    columns: columnsOf(OccasionEntry.omit({ rule_fa: true, rule_en: true, holidays: true })),
    rows: [...occasions.map(({ value }) => value), ...decidedOccasions({ closures })],
  });

/** A title in another language is one row, so that a new language needs no new column. */
export const titlesTable: Facts = ({ occasionTitles }) =>
  tableOf<OccasionTitle>({
    name: 'occasion-titles',
    title: 'Titles of occasions in other languages',
    description: 'A title of an occasion in another language than Persian and English',
    key: ['slug', 'language'],
    references: [{ column: 'slug', table: 'occasions', to: 'slug' }],
    columns: [
      same('slug', 'string', 'lasting name'),
      same('language', 'string', 'BCP 47 tag'),
      same('title', 'string', 'title in that language'),
      sources(),
    ],
    rows: occasionTitles.map(({ value }) => value),
  });

type ClosureRow = Data['closures'][number]['value'];

export const closuresTable: Facts = ({ closures }) =>
  tableOf<ClosureRow>({
    name: 'closures',
    title: 'Closures',
    description: 'Days and hours off by a decision, national and local; the list is not complete',
    key: ['slug'],
    columns: [
      same('slug', 'string', 'lasting name'),
      same('first_day', 'string', 'first day, Persian date'),
      same('last_day', 'string', 'last day, Persian date'),
      same('kind', 'string', 'reason'),
      text('bodies', 'who was closed, separated by a space', ({ bodies }) => bodies.join(' ')),
      ...(['provinces', 'counties'] as const).map((name) =>
        nullable(
          text<ClosureRow>(name, `${name} that were closed, separated by a space; empty: not limited to some`, (row) =>
            row[name].join(' '),
          ),
        ),
      ),
      same('hours', 'string', 'hours HH:MM-HH:MM; empty: the whole day', true),
      same('title_fa', 'string', 'title in Persian'),
      same('title_en', 'string', 'title in English'),
      same('confidence', 'string', 'how well the sources attest it: high, medium-high, medium or low, and remarks'),
      same('official', 'boolean', 'an official holiday, as holidays has them'),
      same('decision', 'string', 'the decision behind it'),
      sources(),
      same('note', 'string', 'remark', true),
    ],
    rows: closures.map(({ value }) => value),
  });
