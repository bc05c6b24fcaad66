/** Kits for libraries of holidays and for programs: python-holidays, date-holidays, Home Assistant, cron, WordPress. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { summary } from '#api/endpoints/summary.ts';
import { WEEKEND_DAYS, WEEKENDS, type Weekend } from '#core/weekends.ts';
import { ATTRIBUTES } from '../../../src/widget/options.ts';
import { type FillValues, filledFile } from '../fill.ts';
import { type DayOff, KIT_YEARS, type KitFile, titleOf } from './kit.ts';

const YEARS = { FIRST_YEAR: KIT_YEARS.first, LAST_YEAR: KIT_YEARS.last };

export const kitOf = (name: string, values: FillValues): KitFile => ({
  name,
  text: filledFile(`kits/${name}`, values),
});

/** A subclass of python-holidays with the days in a table: the library has no Islamic calendar of Iran. */
export function pythonHolidays(days: readonly DayOff[], note: string): KitFile {
  const rows = days.map((day) => {
    const { fa, en } = titleOf(day);
    const mark = day.estimate ? 'True' : 'False';
    return `    ("${day.date}", ${JSON.stringify(fa)}, ${JSON.stringify(en)}, ${mark}),`;
  });
  return kitOf('salnama_holidays.py', { ...YEARS, NOTE: note, DAYS: rows.join('\n') });
}

/** Data for date-holidays-parser, which replace the library's data of Iran. */
export function dateHolidays(days: readonly DayOff[]): KitFile {
  const data = {
    holidays: {
      IR: {
        names: { fa: 'ایران', en: 'Iran' },
        dayoff: 'friday',
        langs: ['fa', 'en'],
        zones: ['Asia/Tehran'],
        days: Object.fromEntries(days.map((day) => [day.date, { name: titleOf(day), type: 'public' }])),
      },
    },
    names: {},
  };
  return { name: 'date-holidays.json', text: `${JSON.stringify(data, null, 1)}\n` };
}

/** Comment of kits without titles: each announced day that may move, that later ones are estimates, and `note`. */
function notesComment(days: readonly DayOff[], note: string): string {
  const announced = days.flatMap(({ date, estimate, moveNote }) =>
    moveNote && !estimate ? [`# ${date}: ${moveNote.en}`] : [],
  );
  return [
    ...announced,
    '# Islamic holidays that are not announced are estimates and may move by a day: take a new file when the next calendar is out.',
    `# ${note}`,
  ].join('\n');
}

/**
 * A package of Home Assistant: a sensor that is on when today is a workday in Iran, by the day in Home Assistant's own time
 * zone, a sensor of the day's dates, occasions and prayer times, and a remote calendar.
 */
export function homeAssistant(days: readonly DayOff[], note: string, siteUrl: string): KitFile {
  const lines = chunks(days.map(({ date }) => `'${date}'`)).map((line) => `          ${line.join(', ')}`);
  return kitOf('home-assistant.yaml', {
    ...YEARS,
    SITE: siteUrl,
    NOTES: notesComment(days, note),
    ATTRIBUTES: SUMMARY_ATTRIBUTES.join(', '),
    DAYS: lines.join(',\n'),
  });
}

/** `0 8 * * * /usr/local/bin/salnama-workday.sh && command`: exit code 0 on a workday of Iran; for any POSIX shell. */
export function crontabGuard(days: readonly DayOff[], note: string): KitFile {
  const patterns = (daysOf: (weekend: Weekend) => string) =>
    WEEKENDS.map((weekend) => `${weekend}-[${daysOf(weekend)}]`).join(' | ');
  const lines = chunks(days.map(({ date }) => date)).map((line) => `  ${line.join('|')}) exit 1 ;;`);
  return kitOf('salnama-workday.sh', {
    ...YEARS,
    NOTES: notesComment(days, note),
    WEEKENDS: WEEKENDS.join(', '),
    WEEKEND_DAYS: patterns((weekend) => WEEKEND_DAYS[weekend].map((weekday) => weekday - 1).join('')),
    ALL_DAYS: patterns(() => '0-6'),
    DAYS: lines.join('\n'),
  });
}

/**
 * A plugin of WordPress: the widget as a shortcode, because the editor removes scripts and frames of most authors.
 * @param siteUrl public address without a slash at its end
 */
export const wordPress = (siteUrl: string): KitFile =>
  kitOf('salnama-wordpress.php', {
    SITE: siteUrl,
    ATTRIBUTES: ATTRIBUTES.map((name) => `'${name}' => ''`).join(', '),
  });

/** Keys of the answer of /api/summary that become attributes of the sensor. */
const SUMMARY_ATTRIBUTES = [
  ...(['weekday', 'date_gregorian', 'date_hijri', 'is_holiday', 'is_workday', 'reasons', 'occasions'] as const),
  ...(['times', 'next_holiday', 'text', 'closures_known_until'] as const),
] satisfies readonly (keyof AnswerOf<typeof summary>)[];

const DAYS_A_LINE = 10;
const chunks = (dates: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(dates.length / DAYS_A_LINE) }, (_, line) =>
    dates.slice(line * DAYS_A_LINE, (line + 1) * DAYS_A_LINE),
  );
