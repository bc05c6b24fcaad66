/** Code to show holidays in two common date pickers; tested in a browser. The package's README has the same code. */

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
