/** Shapes of answers about days off: `/closures`, `/workdays`, `/explain`. */
import { z } from 'zod';
import { CLOSED_BODIES, CLOSURE_KINDS } from '#core/closures.ts';
import { DEADLINE_RULES } from '#core/deadlines.ts';
import { HIJRI_BASES } from '#core/hijri.ts';
import { CONFIDENCES } from '../facts/confidence.ts';
import { dates, firstAndLastDay, isoDate, monthNames, weekdayNames } from './shapes.ts';

const text = z.string();
const texts = z.array(text);
const count = z.int().min(0);
const titles = { title_fa: text, title_en: text };

const sourceList = z.array(z.strictObject({ id: text, title: text, url: text.nullable() }));

export const ClosureDay = z
  .strictObject({
    ...dates,
    kind: z.enum(CLOSURE_KINDS),
    bodies: z.array(z.enum(CLOSED_BODIES)),
    provinces: texts,
    counties: texts,
    hours: z.string().nullable(),
    ...titles,
    sources: sourceList,
  })
  .meta({ id: 'ClosureDay', description: 'A day with a one-off closure' });

export const ClosureListDay = z
  .strictObject({ ...dates, bodies: z.array(z.enum(CLOSED_BODIES)), sources: sourceList })
  .meta({
    id: 'ClosureListDay',
    description: 'A day on which three or more provinces were closed, or for which a list of them was looked for',
  });

const sectorNotes = {
  sector_note_fa: z.string().min(1).nullable(),
  sector_note_en: z.string().min(1).nullable(),
};

const closureNotes = { closures_note_fa: text, closures_note_en: text };

const SkippedDay = z
  .strictObject({ ...dates, reasons_fa: texts, reasons_en: texts })
  .meta({ id: 'SkippedDay', description: 'A day off that was passed' });

const Deadline = z
  .strictObject({
    from_sh: isoDate,
    from_gregorian: isoDate,
    rule: z.enum(DEADLINE_RULES),
    ...dates,
    date_hijri: isoDate,
    ...weekdayNames,
    is_workday: z.boolean().nullable(),
    reasons_fa: texts,
    reasons_en: texts,
    before_rule_sh: isoDate,
    before_rule_gregorian: isoDate,
    skipped: z.array(SkippedDay).max(50),
    estimate: z.boolean(),
    confidence: z.enum(CONFIDENCES),
    notes_fa: texts,
    notes_en: texts,
  })
  .meta({ id: 'Deadline', description: 'A date plus an amount, moved by a rule' });

const DateDifference = z
  .strictObject({ years: z.int(), months: z.int(), days: z.int() })
  .meta({ id: 'DateDifference', description: 'A difference in the units of a calendar' });

const Difference = z
  .strictObject({
    from_sh: isoDate,
    from_gregorian: isoDate,
    to_sh: isoDate,
    to_gregorian: isoDate,
    days: z.int(),
    sh: DateDifference,
    gregorian: DateDifference,
  })
  .meta({ id: 'Difference', description: 'Difference of two dates' });

const WorkdayCount = z
  .strictObject({
    from: isoDate,
    to: isoDate,
    days: count,
    weekend_days: count,
    holidays: count,
    workdays: count,
    estimate: z.boolean(),
    from_gregorian: isoDate,
    to_gregorian: isoDate,
    ...sectorNotes,
    ...closureNotes,
    weekdays: z.array(z.strictObject({ ...weekdayNames, days: count, workdays: count })).length(7),
  })
  .meta({ id: 'WorkdayCount', description: 'The workdays from one day to another' });

const WorkdayReached = z
  .strictObject({
    from: isoDate,
    add: z.int(),
    ...dates,
    ...weekdayNames,
    estimate: z.boolean(),
    from_gregorian: isoDate,
    ...sectorNotes,
    ...closureNotes,
  })
  .meta({ id: 'WorkdayReached', description: 'The day that many workdays away' });

const ExplainedHoliday = z
  .strictObject({
    slug: z.string(),
    ...titles,
    rule: text,
    rule_fa: text,
    rule_en: text,
    is_moved: z.boolean(),
    estimate: z.boolean(),
    laws: z.array(z.strictObject({ id: text, ...titles })),
    sources: sourceList,
  })
  .meta({ id: 'ExplainedHoliday', description: 'Why a day is off' });

const MonthDecision = z
  .strictObject({
    year: z.int(),
    month: z.int().min(1).max(12),
    ...monthNames,
    first_day_gregorian: isoDate,
    basis: z.enum(HIJRI_BASES),
    probability: z.number().nullable(),
    other_first_day_gregorian: isoDate.nullable(),
  })
  .meta({ id: 'MonthDecision', description: 'How the Islamic month of a day was decided' });

export const DAY_OFF_ANSWERS = {
  add: Deadline,
  difference: Difference,
  closures: z
    .strictObject({ ...firstAndLastDay, lists: z.array(ClosureListDay), data: z.array(ClosureDay) })
    .meta({ id: 'Closures' }),
  workdays: z.union([WorkdayCount, WorkdayReached]).meta({ id: 'Workdays' }),
  explain: z
    .strictObject({
      ...dates,
      date_hijri: isoDate,
      is_holiday: z.boolean(),
      is_workday: z.boolean(),
      why_fa: text,
      why_en: text,
      confidence: z.enum(CONFIDENCES),
      holidays: z.array(ExplainedHoliday),
      closures: z.array(ClosureDay),
      hijri_month: MonthDecision,
      would_change_fa: texts,
      would_change_en: texts,
      ...sectorNotes,
    })
    .meta({ id: 'Explanation' }),
};
