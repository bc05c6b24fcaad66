/** Common tasks, each as code to copy. */

export const SOLUTIONS = ['tomorrow', 'picker', 'table', 'prayer', 'bot'] as const;
export type Solution = (typeof SOLUTIONS)[number];

/** Languages of the code, as Shiki names them. */
export const SOLUTION_LANGUAGES = {
  tomorrow: 'javascript',
  picker: 'javascript',
  table: 'powerquery',
  prayer: 'html',
  bot: 'python',
} as const satisfies Record<Solution, string>;

/** @param site public address; @param year Persian year of the holidays */
export const solutionCode = (solution: Solution, site: string, year: number): string => WRITERS[solution](site, year);

const WRITERS: Readonly<Record<Solution, (site: string, year: number) => string>> = {
  tomorrow: (site) => `const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
const tomorrow = isoDate.format(Date.now() + 86_400_000);
const response = await fetch(\`${site}/api/day?calendar=gregorian&date=\${tomorrow}\`);
const { is_holiday, is_friday, events } = await response.json();`,
  picker: (site, year) => `const response = await fetch('${site}/api/holidays/${year}.json');
const { data } = await response.json();
const holidays = new Set(data.map((day) => day.date_gregorian));
const isoDate = new Intl.DateTimeFormat('en-CA');
const isHoliday = (date) => holidays.has(isoDate.format(date));`,
  table: (site) => `let
    Source = Parquet.Document(Web.Contents("${site}/downloads/days.parquet"))
in
    Source`,
  prayer: (site) => `<p id="prayer-times"></p>
<script type="module">
  const response = await fetch('${site}/api/prayer-times?city=tehran');
  const { times } = await response.json();
  document.querySelector('#prayer-times').textContent = \`\${times.fajr} \${times.dhuhr} \${times.maghrib}\`;
</script>`,
  bot: (site) => `import json, os
from urllib.parse import urlencode
from urllib.request import urlopen

day = json.load(urlopen("${site}/api/summary?" + urlencode({"city": "مشهد", "lang": "fa"})))
message = urlencode({"chat_id": os.environ["CHAT"], "text": day["text"]}).encode()
urlopen("https://api.telegram.org/bot" + os.environ["TOKEN"] + "/sendMessage", message)`,
};

export const PACKAGE_CODE = `import { isHoliday } from 'salnama/holidays';
import { countWorkdays } from 'salnama/workdays';

isHoliday({ year: 1405, month: 1, day: 1 }); // true
countWorkdays({ year: 1402, month: 1, day: 1 }, { year: 1402, month: 12, day: 29 }); // 287`;

export const COMMAND_CODE = `npx salnama month 1405-08
npx salnama workdays 1402-01-01 1402-12-29
npx salnama today --json`;

/** Code that shows holidays in two common date pickers; tested in a browser. The package's README has the same code. */
export const PICKERS = ['jalali-date-picker', 'react-multi-date-picker'] as const;
export type Picker = (typeof PICKERS)[number];

export const PICKER_NAMES: Readonly<Record<Picker, string>> = {
  'jalali-date-picker': 'JalaliDatePicker',
  'react-multi-date-picker': 'react-multi-date-picker',
};

export const PICKER_CODE: Readonly<Record<Picker, string>> = {
  'jalali-date-picker': `import '@majidh1/jalalidatepicker';
import '@majidh1/jalalidatepicker/dist/jalalidatepicker.min.css';
import { isHoliday, YEARS } from 'salnama/holidays';

window.jalaliDatepicker.startWatch({
  dayRendering: (date) => ({
    isHollyDay: date.year >= YEARS.first && date.year <= YEARS.last && isHoliday(date),
  }),
});`,
  'react-multi-date-picker': `import type { ComponentProps } from 'react';
import persian from 'react-date-object/calendars/persian';
import persian_fa from 'react-date-object/locales/persian_fa';
import DatePicker from 'react-multi-date-picker';
import { holidaysOf, YEARS } from 'salnama/holidays/titles';

function holidayOn(year: number, month: number, day: number) {
  if (year < YEARS.first || year > YEARS.last) return undefined;
  return holidaysOf(year).find((holiday) => holiday.month === month && holiday.day === day);
}

export const HolidayPicker = (props: ComponentProps<typeof DatePicker>) => (
  <DatePicker
    calendar={persian}
    locale={persian_fa}
    mapDays={({ date }) => {
      const holiday = holidayOn(date.year, date.month.number, date.day);
      return holiday && { className: 'holiday', title: holiday.titles.map(({ fa }) => fa).join('، ') };
    }}
    {...props}
  />
);`,
};
