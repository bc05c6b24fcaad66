/** The tables of occasions and of closures. */
import type { Data } from '../../../compile/data.ts';
import { closureRule } from '../../../compile/occasions.ts';
import { nullable, tableOf, text } from '../table.ts';
import { type Facts, same, sources } from './columns.ts';

type OccasionRow = Pick<
  Data['occasions'][number]['value'],
  'slug' | 'title_fa' | 'title_en' | 'category' | 'rule' | 'first_year' | 'first_year_basis' | 'last_year' | 'sources'
>;

export const occasionsTable: Facts = ({ occasions, closures }) =>
  tableOf<OccasionRow>({
    name: 'occasions',
    title: 'Occasions',
    description: 'Every occasion with the rule of its day; days off by a decision among them',
    key: ['slug'],
    columns: [
      same('slug', 'string', 'lasting name'),
      same('title_fa', 'string', 'title in Persian'),
      same('title_en', 'string', 'title in English'),
      same('category', 'string', 'national, religious, cultural, global, countries or fun'),
      same('rule', 'string', 'rule of its day, in the grammar of data/README.md'),
      same('first_year', 'integer', 'first Persian year; empty: open', true),
      nullable(
        text(
          'first_year_basis',
          'how the first year is known: decision, print, event, or no (first seen in print); empty: not told',
          (row) => row.first_year_basis,
        ),
      ),
      same('last_year', 'integer', 'last Persian year; empty: open', true),
      sources(),
    ],
    rows: [
      ...occasions.map(({ value }) => value),
      ...closures.filter(({ value }) => value.official).map(closureOccasion),
    ],
  });

/** A day off by a decision, as an occasion: holidays refer to it. */
const closureOccasion = ({ value }: Data['closures'][number]): OccasionRow => ({
  slug: value.slug,
  title_fa: value.title_fa,
  title_en: value.title_en,
  category: value.category,
  rule: closureRule(value),
  first_year: yearIn(value.first_day),
  first_year_basis: 'decision',
  last_year: yearIn(value.last_day),
  sources: value.sources,
});

const yearIn = (date: string): number => Number(date.slice(0, 4));

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
