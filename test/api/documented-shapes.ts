/** Keys and types of the eight endpoints of the interface, written by hand and independent of the schemas. */

export type Shape = 'string' | 'integer' | 'number' | 'boolean' | { readonly [key: string]: Shape } | readonly [Shape];

const date = {
  year: 'integer',
  month: 'integer',
  day: 'integer',
  month_name_fa: 'string',
  month_name_en: 'string',
  weekday_fa: 'string',
  weekday_en: 'string',
} as const;

const fourCalendars = { sh: date, gregorian: date, hijri: { ...date, estimate: 'boolean' }, pahlavi: date } as const;

const signs = {
  zodiac: { symbol: 'string', name_fa: 'string', name_en: 'string' },
  animal_year: { name_fa: 'string', name_en: 'string' },
} as const;

const occasion = {
  slug: 'string',
  title_fa: 'string',
  title_en: 'string',
  category: 'string',
  is_holiday: 'boolean',
} as const;

const persianDay = {
  year_sh: 'integer',
  month_sh: 'integer',
  day_sh: 'integer',
  date_gregorian: 'string',
} as const;

export const DOCUMENTED: Readonly<Record<string, Shape>> = {
  '/today': { timezone: 'string', now: 'string', ...fourCalendars, ...signs },
  '/convert': { ...fourCalendars, ...signs },
  '/holidays': {
    year: 'integer',
    data: [{ ...persianDay, weekday_fa: 'string', weekday_en: 'string', estimate: 'boolean', events: [occasion] }],
  },
  '/events': { year: 'integer', data: [{ ...persianDay, ...occasion }] },
  '/calendar': {
    year: 'integer',
    month: 'integer',
    month_name_fa: 'string',
    month_name_en: 'string',
    gregorian_span: 'string',
    hijri_span: 'string',
    calendar: [
      [
        {
          day: 'integer',
          month: 'integer',
          year: 'integer',
          ...fourCalendars,
          is_current_month: 'boolean',
          is_prev_month: 'boolean',
          is_next_month: 'boolean',
          is_friday: 'boolean',
          is_holiday: 'boolean',
          events: [occasion],
        },
      ],
    ],
  },
  '/nowruz': {
    year_sh: 'integer',
    year_gregorian: 'integer',
    utc: 'string',
    local: 'string',
    timezone: 'string',
    countdown_seconds: 'integer',
    local_parts: { ...fourCalendars, weekday_fa: 'string', weekday_en: 'string', time: 'string' },
  },
  '/prayer-times': {
    city: 'string',
    timezone: 'string',
    date_sh: 'string',
    date_gregorian: 'string',
    method: 'string',
    times: {
      fajr: 'string',
      sunrise: 'string',
      dhuhr: 'string',
      sunset: 'string',
      maghrib: 'string',
      midnight: 'string',
    },
  },
  '/timezones': {
    data: [
      {
        country_code: 'string',
        country_name_fa: 'string',
        country_name_en: 'string',
        city_name: 'string',
        city_name_en: 'string',
        slug: 'string',
        timezone_id: 'string',
        latitude: 'number',
        longitude: 'number',
      },
    ],
  },
};

/** Returns the differences between a value and its shape: missing keys, extra keys and wrong types. */
export function departures(value: unknown, shape: Shape, path = 'body'): string[] {
  if (typeof shape === 'string')
    return hasType(value, shape) ? [] : [`${path} is no ${shape}: ${JSON.stringify(value)}`];
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${path} is no array`];
    return value.flatMap((element, index) => departures(element, shape[0], `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is no object`];
  const object = value as Record<string, unknown>;
  const missing = Object.keys(shape).filter((key) => !(key in object));
  const surplus = Object.keys(object).filter((key) => !(key in shape));
  return [
    ...missing.map((key) => `${path}.${key} is missing`),
    ...surplus.map((key) => `${path}.${key} is not documented`),
    ...Object.entries(shape).flatMap(([key, inner]) =>
      key in object ? departures(object[key], inner, `${path}.${key}`) : [],
    ),
  ];
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const hasType = (value: unknown, type: 'string' | 'integer' | 'number' | 'boolean'): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;
