/** The ledger as bodies of `/api/ledger.json` and, its moved days off, `/api/changes.json`. */
import type { z } from 'zod';
import type { Changes, Ledger } from '#api/schemas/published.ts';
import type { Data } from './data.ts';

export const changesBody = ({ changes }: Pick<Data, 'changes'>): z.output<typeof Changes> => ({
  data: changes
    .filter(({ value }) => value.kind === 'moved')
    .map(({ value }) => {
      const [slug, ruleYear] = value.subject.split(' ');
      return {
        slug: slug!,
        rule_year: Number(ruleYear),
        old_date_gregorian: value.before,
        new_date_gregorian: value.after,
        was_estimate: value.was_estimate,
        recorded: value.recorded,
        reason: value.reason,
        sources: value.sources,
      };
    }),
});

export const ledgerBody = ({ changes }: Pick<Data, 'changes'>): z.output<typeof Ledger> => ({
  data: changes.map(({ value }) => value),
});
