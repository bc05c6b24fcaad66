/** Names in a query that are no parameters of the endpoint: those of other services, of answers, and of trackers. */

/** What trackers and cache busters add to an address. They are ignored everywhere. */
export const IGNORED =
  /^(?:utm_\w+|mc_[ce]id|fbclid|g(?:ad_source|braid|clid|clsrc)|[dw]braid|(?:dcl|igsh|li_fat_|msclk|ttcl|twcl|ycl)id|igsh|_|_gl|_hs\w+|v|ver|t|ts|timestamp|ref|cb|cache_?bust(?:er)?|no_?cache|rand(?:om)?|rnd|\d+)?$/;

/** Parameter names of other services, with our names for them, nearest first. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    timezone: ['tz'],
    timezone_id: ['tz'],
    time_zone: ['tz'],
    zone: ['tz'],
    country: ['country_code'],
    cc: ['country_code'],
    date: ['from', 'to', 'year'],
    from: ['date'],
    start: ['from'],
    start_date: ['from'],
    from_date: ['from'],
    since: ['from'],
    end: ['to'],
    end_date: ['to'],
    to_date: ['to'],
    until: ['to'],
    y: ['year', 'year_sh'],
    m: ['month', 'month_sh'],
    d: ['day', 'day_sh', 'date'],
    year_sh: ['year'],
    year: ['year_sh'],
    month: ['month_sh'],
    month_sh: ['month'],
    day: ['day_sh', 'date'],
    day_sh: ['day'],
    cal: ['calendar'],
    type: ['category', 'calendar'],
    cat: ['category'],
    lat: ['latitude'],
    lng: ['longitude'],
    lon: ['longitude'],
    long: ['longitude'],
    town: ['city'],
    city_slug: ['city'],
    city_name: ['city', 'q'],
    location: ['city'],
    place: ['city'],
    query: ['q'],
    search: ['q'],
    s: ['q'],
    text: ['q'],
    count: ['limit', 'add'],
    max: ['limit'],
    size: ['limit'],
    per_page: ['limit'],
    n: ['limit', 'add'],
    days: ['limit'],
    add: ['workdays'],
    weekends: ['weekend'],
    thursdays: ['weekend'],
    exclude_thursdays: ['weekend'],
    latitude_adjustment: ['high_latitude'],
    latitude_adjustment_method: ['high_latitude'],
    madhab: ['asr'],
    juristic: ['asr'],
    school: ['asr'],
    slug: ['city'],
    body: ['sector'],
    bodies: ['sector'],
    for: ['sector'],
    authority: ['sector'],
    county: ['province'],
    region: ['province'],
    state: ['province'],
    ostan: ['province'],
    format: [],
    language: ['lang'],
    locale: ['lang'],
  }),
);

/** Known from other services of prayer times, and not offered here. */
export const NOT_OFFERED: ReadonlySet<string> = new Set(
  'adjustment adjustments altitude elevation fajr_angle isha_angle maghrib_angle offset offsets shafaq tune'.split(' '),
);

/** A form or calendar at the end of an answer's key: `date_gregorian`, `title_fa`. */
const ENDING = /_(?:sh|shamsi|jalali|persian|gregorian|miladi|hijri|qamari|fa|en|id|slug|name)$/;

/** A name as the API writes names: `highLatitudeRule` is `high_latitude_rule`. */
export const inSnakeCase = (name: string): string =>
  (/^[A-Z_]+$/.test(name) ? name : name.replace(/(?<=[a-z])(?=[A-Z])/g, '_')).toLowerCase();

/** A key of an answer without its calendar or language: `date` of `date_gregorian`. */
export const withoutEnding = (name: string): string => name.replace(ENDING, '');

/** Is it a key of an answer? A test compares it with the keys of all answers. */
export const isAnswerKey = (name: string): boolean =>
  ENDING.test(name) || name.startsWith('is_') || ANSWER_KEYS.has(name);

const ANSWER_KEYS: ReadonlySet<string> = new Set(
  `
    after alarm animal_year announced answer basis before by cities closures_known_until confidence convert countdown_seconds counties
    countries counts cultural data data_changed data_version day_offsets days_away days_off description dhuhr
    difference_seconds duty_minutes duty_minutes_article_52 ephemeris error estimate events faith fajr fingerprint
    first first_year first_year_basis found fri fri-sat fun global gregorian gregorian_span groups hijri hijri_month
    hijri_span holidays hours id imsak imsak_minutes_before_fajr in_data isha kind labour last
    last_announced_hijri_month last_year law laws length licence lists local local_parts maghrib match midnight name
    national next next_holiday now nowruz occasions other page pahlavi persian persian_years population prayer_times
    probability provinces qibla_degrees reason reasons recall recorded religious rules set sh skipped source sources
    static_months subject sunrise sunset symbol thu-fri time time_scale times title titles total url utc vectors
    version was_estimate webcal weekday weekdays weekend_days workdays_without_closures zodiac
  `
    .trim()
    .split(/\s+/),
);
