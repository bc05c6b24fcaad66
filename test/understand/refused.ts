import { inputsOf } from './inputs.ts';

/** Every how many of the table's inputs is tried: a refusal of each would take long. */
const STEP = 8;
const some = (place: string) =>
  inputsOf(place)
    .map(({ input }) => input)
    .filter((_, index) => index % STEP === 0);

/** Values of no parameter, or of another one. */
export const OTHER_TEXTS = [
  ...['', '13922115', '1405-13-01', '1406-12-30', '2026-02-30', '900-01-01', '1346-01-01', '3000-01-01', '2300-01-01'],
  ...['Iran Standard Time', 'Asia/Teheran', 'tehran', 'GMT Standard Time', 'Mars/Base', 'ISNA', 'jalali', 'friday'],
  ...[
    '2026',
    '1405',
    '0',
    '-1',
    '99999',
    'true',
    'secter',
    'banks',
    'all',
    'فیروزکوه',
    'Tehrn',
    '۱ فروردین ۱۴۰۵',
    'مهر',
  ],
];

/** Texts in place of dates, cities and zones. */
export const refusedTexts = (): readonly string[] => [...some('date'), ...some('meant'), ...OTHER_TEXTS];

/** The value that an error says was meant, and those that it says are near. */
export const proposedIn = (error: string) => ({
  own: /did you mean (\S+?)\?/.exec(error)?.[1],
  near: /(?:nearest are|of this name are|cities of this name:) (.+)$/.exec(error)?.[1]?.split(', ') ?? [],
});
