/** Kits for programs: Home Assistant, cron. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { summary } from '#api/endpoints/summary.ts';
import { WEEKEND_DAYS, WEEKENDS, type Weekend } from '#core/weekends.ts';
import { type DayOff, KIT_YEARS, type KitFile } from './kit.ts';

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
  const dates = days.map(({ date }) => `'${date}'`);
  const text = `# Home Assistant, as packages/salnama.yaml. CC0.
${notesComment(days, note)}
# Calendar: Settings → Devices & services → Remote Calendar → ${siteUrl}/feeds/holidays.ics
# The day is that of Home Assistant's own time zone.
# "Iran today" asks the service once an hour: its attributes have dates, occasions, prayer times and the next holiday.
# Write another city in the address, add &method=isna for other prayer times or &sector=offices for the days off of offices, or remove the block "rest" if your host has files only.
rest:
  - resource: ${siteUrl}/api/summary?city=tehran&lang=en
    scan_interval: 3600
    sensor:
      - name: Iran today
        unique_id: salnama_today
        value_template: "{{ value_json.date_sh }}"
        json_attributes:
          [${SUMMARY_ATTRIBUTES.join(', ')}]
template:
  - binary_sensor:
      - name: Workday in Iran
        unique_id: salnama_workday
        availability: >-
          {{ ${KIT_YEARS.first} <= now().year <= ${KIT_YEARS.last} }}
        state: >-
          {{ now().isoweekday() != 5 and now().date().isoformat() not in [
${chunks(dates)
  .map((line) => `          ${line.join(', ')}`)
  .join(',\n')}
          ] }}
`;
  return { name: 'home-assistant.yaml', text };
}

/** `0 8 * * * /usr/local/bin/salnama-workday.sh && command`: exit code 0 on a workday of Iran; for any POSIX shell. */
export function crontabGuard(days: readonly DayOff[], note: string): KitFile {
  const [first, last] = [`${KIT_YEARS.first}-01-01`, `${KIT_YEARS.last}-12-31`];
  const patterns = (daysOf: (weekend: Weekend) => string) =>
    WEEKENDS.map((weekend) => `${weekend}-[${daysOf(weekend)}]`).join(' | ');
  const text = `#!/bin/sh
# Exit 0 on a workday of Iran, 1 on a weekend day or an official holiday, 2 outside the days known. CC0.
#   0 8 * * *  /usr/local/bin/salnama-workday.sh && /usr/local/bin/report
${notesComment(days, note)}
# A day can be given: salnama-workday.sh 2026-03-21
# The weekend is Friday; a line of the crontab above, as WEEKEND=thu-fri, sets another: ${WEEKENDS.join(', ')}.
# The clock of Iran is 3:30 ahead of UTC all year since 2022; written out, it needs no list of time zones.
day=\${1:-$(TZ=IRST-3:30 date +%Y-%m-%d)}
case $day in
  [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]) ;;
  *) echo "day: \\"$day\\" is not allowed; give YYYY-MM-DD" >&2; exit 2 ;;
esac
number=$(echo "$day" | tr -d -)
if [ "$number" -lt ${first.replaceAll('-', '')} ] || [ "$number" -gt ${last.replaceAll('-', '')} ]; then
  echo "day: $day is outside ${first} to ${last}" >&2
  exit 2
fi
# Numbers that begin with 0 would be octal.
year=$((number / 10000)) month=$((number / 100 % 100)) date=$((number % 100))
case $month in
  1|3|5|7|8|10|12) length=31 ;;
  4|6|9|11) length=30 ;;
  2) length=28; [ $((year % 4)) = 0 ] && length=29 ;;
  *) length=0 ;;
esac
if [ "$date" -lt 1 ] || [ "$date" -gt $length ]; then
  echo "day: $day is not in the calendar" >&2
  exit 2
fi
# The Julian day number; its remainder by 7 is 0 on Mondays.
early=$(((14 - month) / 12))
year=$((year + 4800 - early)) month=$((month + 12 * early - 3))
weekday=$(((date + (153 * month + 2) / 5 + 365 * year + year / 4 - year / 100 + year / 400 - 32045) % 7))
case \${WEEKEND:-fri}-$weekday in
  ${patterns((weekend) => WEEKEND_DAYS[weekend].map((weekday) => weekday - 1).join(''))}) exit 1 ;;
  ${patterns(() => '0-6')}) ;;
  *) echo "WEEKEND: \\"$WEEKEND\\" is not allowed; give one of ${WEEKENDS.join(', ')}" >&2; exit 2 ;;
esac
case $day in
${chunks(days.map(({ date }) => date))
  .map((line) => `  ${line.join('|')}) exit 1 ;;`)
  .join('\n')}
esac
exit 0
`;
  return { name: 'salnama-workday.sh', text };
}

/** Keys of the answer of /api/summary that become attributes of the sensor. */
const SUMMARY_ATTRIBUTES = [
  'weekday',
  'date_gregorian',
  'date_hijri',
  'is_holiday',
  'is_workday',
  'reasons',
  'occasions',
  'times',
  'next_holiday',
  'text',
  'closures_known_until',
] as const satisfies readonly (keyof AnswerOf<typeof summary>)[];

const DAYS_A_LINE = 10;
const chunks = (dates: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(dates.length / DAYS_A_LINE) }, (_, line) =>
    dates.slice(line * DAYS_A_LINE, (line + 1) * DAYS_A_LINE),
  );
