/** Text about each file from the description of the downloads, and lines to copy. */
import { fixedDecimal, type Language } from '#site/kit/language.ts';
import { DOWNLOADS_TEXT } from './text.ts';

/** A file as `datapackage.json` describes it. */
export interface DescribedFile {
  readonly path: string;
  readonly bytes: number;
}

const STEP = 1000;

/** «۲۵۰ کیلوبایت», "1.2 MB" */
export function sizeText(language: Language, bytes: number): string {
  const { units } = DOWNLOADS_TEXT[language];
  const power = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const value = bytes / STEP ** power;
  const digits = power === 2 && value < 10 ? value.toFixed(1) : String(Math.round(value));
  return `${fixedDecimal(language, digits)} ${units[power]}`;
}

/** @param folder public address of the downloads, without a slash at its end */
export const recipes = (folder: string) => [
  {
    id: 'duckdb',
    label: 'DuckDB',
    code: `SELECT date_sh, holidays_en FROM '${folder}/days.parquet' WHERE is_holiday AND year_sh = 1405;`,
  },
  {
    id: 'pandas',
    label: 'pandas',
    code: `days = pd.read_csv("${folder}/days.csv", parse_dates=["date"])\noff = days[days.is_holiday]`,
  },
  {
    id: 'power-query',
    label: 'Power Query',
    code: `Parquet.Document(Web.Contents("${folder}/days.parquet"))`,
  },
  {
    id: 'sqlite',
    label: 'SQLite',
    code: `curl -O ${folder}/salnama.sqlite\nsqlite3 salnama.sqlite "SELECT date_sh FROM days WHERE is_bridge_day = 1 AND year_sh = 1405"`,
  },
  {
    id: 'postgresql',
    label: 'PostgreSQL',
    code: `curl -O ${folder}/salnama.sqlite\npgloader salnama.sqlite postgresql:///calendar`,
  },
];
