/** Shapes of answers about days off: `/closures`, `/workdays`, `/explain`. */
import { z } from 'zod';
import { CLOSED_BODIES, CLOSURE_KINDS } from '#core/closures.ts';
import { DEADLINE_RULES } from '#core/deadlines.ts';
import { CONFIDENCES } from '../facts/confidence.ts';
import { dates, firstAndLastDay, hijriText, isoDate, monthNames, weekdayNames } from './shapes.ts';

const text = (description: string) => z.string().meta({ description });
const titles = {
  title_fa: text('title in Persian'),
  title_en: text('title in English'),
};

const sourceList = z.array(
  z.strictObject({
    id: text('id of the source'),
    title: text('title'),
    url: z.string().nullable().meta({ description: 'URL, if there is one' }),
  }),
);

export const ClosureDay = z
  .strictObject({
    ...dates,
    kind: z.enum(CLOSURE_KINDS).meta({ description: 'why it is closed' }),
    bodies: z.array(z.enum(CLOSED_BODIES)).meta({
      description:
        'what is closed; `all`: a general closure; schools: all levels, also days of distance teaching; `primary-schools`: only these',
    }),
    provinces: z.array(z.string()).meta({ description: 'slugs; empty: the whole country' }),
    counties: z.array(z.string()).meta({ description: 'slugs of their centres; empty: all of the province' }),
    hours: z.string().nullable().meta({ description: 'closed hours, `HH:MM-HH:MM`; null: all day' }),
    ...titles,
    sources: sourceList.meta({ description: 'sources' }),
  })
  .meta({ id: 'ClosureDay', description: 'A day with a one-off closure' });

export const ClosureListDay = z
  .strictObject({
    ...dates,
    bodies: z
      .array(z.enum(CLOSED_BODIES))
      .meta({ description: 'what the list tells of; a province that it does not name was open for these' }),
    sources: sourceList.meta({
      description: 'the list; empty: none was read, and more provinces may have been closed',
    }),
  })
  .meta({
    id: 'ClosureListDay',
    description: 'A day on which three or more provinces were closed, or for which a list of them was looked for',
  });

const from = isoDate.meta({ description: 'Persian date where counting starts' });
const count = (description: string) => z.int().min(0).meta({ description });

const sectorNotes = {
  sector_note_fa: z.string().min(1).nullable().meta({
    description: 'what the rule of the sector leaves open, in Persian; null: nothing',
  }),
  sector_note_en: z.string().min(1).nullable().meta({
    description: 'what the rule of the sector leaves open; null: nothing',
  }),
};

const closureNotes = {
  closures_note_fa: text('what the list of one-off closures does not cover of these days, in Persian'),
  closures_note_en: text('what the list of one-off closures does not cover of these days'),
};

const texts = (description: string) => z.array(z.string()).meta({ description });

const SkippedDay = z
  .strictObject({
    ...dates,
    reasons_fa: texts('why it is off, in Persian'),
    reasons_en: texts('why it is off'),
  })
  .meta({ id: 'SkippedDay', description: 'A day off that was passed' });

const Deadline = z
  .strictObject({
    from_sh: isoDate.meta({ description: 'start, Persian date' }),
    from_gregorian: isoDate.meta({ description: 'start, Gregorian date' }),
    rule: z.enum(DEADLINE_RULES).meta({ description: 'the requested rule' }),
    ...dates,
    date_hijri: hijriText,
    ...weekdayNames,
    is_workday: z
      .boolean()
      .nullable()
      .meta({ description: 'whether the result is a workday of the sector; null where holidays are not known' }),
    reasons_fa: texts('why the result is off, in Persian; empty for a workday'),
    reasons_en: texts('why the result is off; empty for a workday'),
    before_rule_sh: isoDate.meta({ description: 'the day before the rule moved it, Persian date' }),
    before_rule_gregorian: isoDate.meta({ description: 'the day before the rule moved it, Gregorian date' }),
    skipped: z.array(SkippedDay).max(50).meta({ description: 'days off on the way, at most 50' }),
    estimate: z.boolean().meta({ description: 'true if one of these days off depends on an unconfirmed Islamic date' }),
    confidence: z.enum(CONFIDENCES).meta({ description: 'how sure the result is' }),
    notes_fa: texts('law, and what the data leave open, in Persian'),
    notes_en: texts('law, and what the data leave open'),
  })
  .meta({ id: 'Deadline', description: 'A date plus an amount, moved by a rule' });

const DateDifference = z
  .strictObject({
    years: z.int().meta({ description: 'whole years' }),
    months: z.int().meta({ description: 'whole months beyond the years' }),
    days: z.int().meta({ description: 'days beyond the months' }),
  })
  .meta({ id: 'DateDifference', description: 'A difference in the units of a calendar' });

const Difference = z
  .strictObject({
    from_sh: isoDate.meta({ description: 'start, Persian date' }),
    from_gregorian: isoDate.meta({ description: 'start, Gregorian date' }),
    to_sh: isoDate.meta({ description: 'end, Persian date' }),
    to_gregorian: isoDate.meta({ description: 'end, Gregorian date' }),
    days: z.int().meta({ description: 'days from start to end; negative if the end is earlier' }),
    sh: DateDifference.meta({ description: 'by the Persian calendar' }),
    gregorian: DateDifference.meta({ description: 'by the Gregorian calendar' }),
  })
  .meta({ id: 'Difference', description: 'Difference of two dates' });

const WorkdayCount = z
  .strictObject({
    from,
    to: isoDate.meta({ description: 'last day counted, Persian date' }),
    days: count('days, both ends included'),
    weekend_days: count('days of the weekend'),
    holidays: count('official holidays that are no weekend days'),
    workdays: count('workdays'),
    estimate: z.boolean().meta({ description: 'true if one of these holidays depends on an unconfirmed Islamic date' }),
    from_gregorian: isoDate.meta({ description: '`from` as a Gregorian date' }),
    to_gregorian: isoDate.meta({ description: '`to` as a Gregorian date' }),
    ...sectorNotes,
    ...closureNotes,
    weekdays: z
      .array(z.strictObject({ ...weekdayNames, days: count('days'), workdays: count('workdays') }))
      .length(7)
      .meta({ description: 'the same days by weekday, from Saturday' }),
  })
  .meta({ id: 'WorkdayCount', description: 'The workdays from one day to another' });

const WorkdayReached = z
  .strictObject({
    from,
    add: z.int().meta({ description: 'workdays added' }),
    ...dates,
    ...weekdayNames,
    estimate: z.boolean().meta({ description: 'true if a holiday in between depends on an unconfirmed Islamic date' }),
    from_gregorian: isoDate.meta({ description: '`from` as a Gregorian date' }),
    ...sectorNotes,
    ...closureNotes,
  })
  .meta({ id: 'WorkdayReached', description: 'The day that many workdays away' });

const ExplainedHoliday = z
  .strictObject({
    slug: z.string().meta({ description: 'identifier that never changes' }),
    ...titles,
    rule: text('the rule in the notation of the data'),
    rule_fa: text('the rule in Persian words'),
    rule_en: text('the rule in English words'),
    is_moved: z.boolean().meta({ description: 'true if a decision moved it from the day of its rule' }),
    estimate: z.boolean().meta({ description: 'true if its date depends on an unconfirmed Islamic date' }),
    laws: z
      .array(z.strictObject({ id: text('id of the law'), ...titles }))
      .meta({ description: 'laws and decisions that make it a holiday' }),
    sources: sourceList.meta({ description: 'sources of the row' }),
  })
  .meta({ id: 'ExplainedHoliday', description: 'Why a day is off' });

const MonthDecision = z
  .strictObject({
    year: z.int().meta({ description: 'Islamic year' }),
    month: z.int().min(1).max(12),
    ...monthNames,
    first_day_gregorian: isoDate.meta({ description: 'Gregorian date of the first day' }),
    basis: z.enum(['official', 'announced', 'historical', 'estimate']).meta({ description: 'basis of the first day' }),
    probability: z
      .number()
      .nullable()
      .meta({ description: 'probability that the month begins on this day; null if unknown' }),
    other_first_day_gregorian: isoDate.nullable().meta({ description: 'the next likely first day' }),
  })
  .meta({ id: 'MonthDecision', description: 'How the Islamic month of a day was decided' });

export const DAY_OFF_ANSWERS = {
  add: Deadline,
  difference: Difference,
  closures: z
    .strictObject({
      ...firstAndLastDay,
      lists: z
        .array(ClosureListDay)
        .meta({ description: 'days with many closed provinces, and the list that was read' }),
      data: z.array(ClosureDay).meta({ description: 'the closures in order' }),
    })
    .meta({ id: 'Closures' }),
  workdays: z.union([WorkdayCount, WorkdayReached]).meta({ id: 'Workdays' }),
  explain: z
    .strictObject({
      ...dates,
      date_hijri: hijriText,
      is_holiday: z.boolean(),
      is_workday: z.boolean().meta({ description: 'by `weekend`, `closures`, `sector` and `province`' }),
      why_fa: text('the reason in Persian'),
      why_en: text('the reason in English'),
      confidence: z.enum(CONFIDENCES).meta({
        description: [
          'Confidence in the answer: certain by law, otherwise by the sources of the year or the probability of the month.',
          'The list of closures is not complete.',
          'So a workday and a day after the last collected one are at most high.',
          'A sector, a province, and a day between the last collected one and today are at most medium.',
          'A day off by a closure alone is at most as certain as the closure.',
        ].join(' '),
      }),
      holidays: z.array(ExplainedHoliday).meta({ description: 'the official holidays of the day' }),
      closures: z.array(ClosureDay).meta({
        description: 'decisions that close something on this day, filtered by `sector` and `province` if given',
      }),
      hijri_month: MonthDecision.meta({ description: 'the Islamic month of the day' }),
      would_change_fa: z.array(z.string()).meta({ description: 'what could change the answer, in Persian' }),
      would_change_en: z.array(z.string()).meta({ description: 'what could change the answer' }),
      ...sectorNotes,
    })
    .meta({ id: 'Explanation' }),
};
