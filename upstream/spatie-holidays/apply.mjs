/**
 * Writes Iran's holidays into a checkout of spatie/holidays.
 *
 *     npm run --silent upstream -- spatie-holidays CHECKOUT
 *
 * calls this with the dates as JSON on standard input. It edits `src/Countries/Iran.php`, `lang/ir/en/holidays.json`, the test and
 * its snapshot; `git diff` is the patch. The names that the class has stay as they are. The project writes its changelog from
 * the titles of pull requests, so there is no line to add.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Date of a solar holiday in the class as it is → slug. */
const SOLAR = {
  '02-11': 'revolution-victory',
  '03-19': 'oil-nationalization',
  '03-20': 'nowruz',
  '03-21': 'nowruz-day-2',
  '03-22': 'nowruz-day-3',
  '03-23': 'nowruz-day-4',
  '03-31': 'islamic-republic-day',
  '04-01': 'sizdah-bedar',
  '06-03': 'khomeini-death',
  '06-04': 'khordad-15-uprising',
};
/** Days from 1 Farvardin; the last two are counted from that of the year before. */
const DAYS_FROM_NOWRUZ = {
  nowruz: 0,
  'nowruz-day-2': 1,
  'nowruz-day-3': 2,
  'nowruz-day-4': 3,
  'islamic-republic-day': 11,
  'sizdah-bedar': 12,
  'khomeini-death': 75,
  'khordad-15-uprising': 76,
  'revolution-victory': 327,
  'oil-nationalization': 364,
};
const LAST_OF_YEAR_BEFORE = ['revolution-victory', 'oil-nationalization'];
const SNAPSHOT_YEAR = '2024';
const DATES_IN_A_LINE = 6;

const quote = (text) => `'${text.replaceAll("'", "\\'")}'`;

function solarLine(name, slug) {
  const base = LAST_OF_YEAR_BEFORE.includes(slug) ? '$yearBefore' : '$nowruz';
  const days = DAYS_FROM_NOWRUZ[slug];
  return `            Holiday::national('${name}', ${days === 0 ? base : `${base}->addDays(${days})`}),`;
}

/** Lines of a PHP array: year => date, or dates where a year has two. */
function yearLines(dates) {
  const years = Map.groupBy(dates, (date) => date.slice(0, 4));
  const items = [...years].map(([year, days]) => {
    const texts = days.map((date) => quote(date.slice(5)));
    return `${year} => ${texts.length === 1 ? texts[0] : `[${texts.join(', ')}]`},`;
  });
  const rows = [];
  for (let index = 0; index < items.length; index += DATES_IN_A_LINE) {
    rows.push(`                ${items.slice(index, index + DATES_IN_A_LINE).join(' ')}`);
  }
  return rows;
}

const islamicLines = (holidays) =>
  holidays.flatMap(({ fa, dates }) => [`            ${quote(fa)} => [`, ...yearLines(dates), '            ],']);

const methods = (islamic, closures, firstEstimate) => `
    /** 1 Farvardin. Iran's calendar follows the equinox; this holds from 1964 to 2057. */
    protected function nowruz(int $year): CarbonImmutable
    {
        $isEarly = $year >= 2029 ? $year % 4 < 2 : $year >= 1996 && $year % 4 === 0;

        return CarbonImmutable::parse($year.($isEarly ? '-03-20' : '-03-21'));
    }

    /** @return array<Holiday> */
    public function islamicHolidays(int $year): array
    {
        $holidays = [];

        foreach ($this->islamicDates() as $name => $dates) {
            foreach ((array) ($dates[$year] ?? []) as $date) {
                $holidays[] = Holiday::religious($name, "{$year}-{$date}");
            }
        }

        return $holidays;
    }

    /**
     * Iran's months begin when the crescent is seen there, so no rule gives them. Dates before ${firstEstimate} are those of
     * the published calendars; later ones are estimates and may move by a day.
     *
     * @return array<string, array<int, string|array<string>>>
     */
    protected function islamicDates(): array
    {
        return [
${islamicLines(islamic).join('\n')}
        ];
    }

    /**
     * Days on which the whole country was closed by decision.
     *
     * @return array<string, string>
     */
    protected function closures(): array
    {
        return [
${closures.map(({ date, fa }) => `            '${date}' => ${quote(fa)},`).join('\n')}
        ];
    }
`;

function newClass(text, given) {
  const rows = [...text.matchAll(/Holiday::national\('(.+)', "\{\$year\}-(\d\d-\d\d)"\),/g)];
  const slugs = rows.map(([, , date]) => SOLAR[date]);
  const start = text.indexOf('        return [');
  const end = text.indexOf('        ];\n');
  if (rows.length !== Object.keys(SOLAR).length || slugs.includes(undefined) || start < 0 || end < start) {
    throw new Error('Iran.php is not as this script knows it; the script needs an update');
  }
  const always = rows.filter((_, index) => slugs[index] !== 'khomeini-death');
  const khomeini = rows.find((_, index) => slugs[index] === 'khomeini-death');
  const islamic = given.daysOff.filter(({ calendar }) => calendar === 'hijri');
  const lastDay = given.daysOff.find(({ slug }) => slug === 'last-day-of-year');
  const firstEstimate = islamic.map((holiday) => holiday.firstEstimate ?? '9').sort()[0];
  const body = `        $nowruz = $this->nowruz($year);
        $yearBefore = $this->nowruz($year - 1);
        $holidays = [
${always.map(([, name, date]) => solarLine(name, SOLAR[date])).join('\n')}
        ];

        if ($year >= 1989) {
${solarLine(khomeini[1], 'khomeini-death').replace('            ', '            $holidays[] = ').replace(/,$/, ';')}
        }

        // 30 Esfand, in leap years only.
        $lastDay = $yearBefore->addDays(365);

        if ($year >= ${lastDay.dates[0].slice(0, 4)} && $lastDay->lessThan($nowruz)) {
            $holidays[] = Holiday::national('${lastDay.fa}', $lastDay);
        }

        foreach ($this->closures() as $date => $name) {
            if ((int) substr($date, 0, 4) === $year) {
                $holidays[] = Holiday::national($name, $date);
            }
        }

        return array_merge($holidays, $this->islamicHolidays($year));
`;
  const head = text
    .slice(0, start)
    .replace(
      'use Spatie\\Holidays\\Holiday;',
      'use Spatie\\Holidays\\Contracts\\Islamic;\nuse Spatie\\Holidays\\Holiday;',
    )
    .replace('namespace Spatie\\Holidays\\Countries;\n\n', '$&use Carbon\\CarbonImmutable;\n')
    .replace('class Iran extends Country', '$& implements Islamic');
  const tail = text.slice(end + '        ];\n'.length).replace(/\}\n$/, '');
  return { text: `${head}${body}${tail}${methods(islamic, given.closures, firstEstimate)}}\n`, rows, slugs };
}

/** Names and dates of a year in the order of their dates, as the class gives them. */
function holidaysOf(year, { rows, slugs }, given) {
  const names = new Map(rows.map(([, name], index) => [slugs[index], name]));
  const ofYear = ({ date }) => date.startsWith(year);
  const byLaw = given.daysOff.flatMap(({ slug, fa, dates }) =>
    dates.map((date) => ({ name: names.get(slug) ?? fa, date })),
  );
  const closures = given.closures.map(({ date, fa }) => ({ name: fa, date }));
  return [...byLaw, ...closures].filter(ofYear).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** JSON with letters beyond ASCII escaped and four spaces, as PHP writes it. */
const phpJson = (value) =>
  JSON.stringify(value, undefined, 4).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const checkout = resolve(process.argv[2]);
const given = JSON.parse(readFileSync(0, 'utf8'));
const edit = (path, change) => {
  const file = `${checkout}/${path}`;
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

let known;
edit('src/Countries/Iran.php', (text) => {
  known = newClass(text, given);
  return known.text;
});
edit('lang/ir/en/holidays.json', (text) => {
  const isNamed = ({ slug }) => !known.slugs.includes(slug);
  // A day off given once may have the title of a holiday by law, whose translation counts.
  const added = [...given.closures, ...given.daysOff.filter(isNamed)].map(({ fa, en }) => [fa, en]);
  return JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(added) }, undefined, 2).replaceAll(
    '\u200c',
    '\\u200C',
  );
});
const sample = holidaysOf(SNAPSHOT_YEAR, known, given);
edit('tests/.pest/snapshots/Countries/IranTest/it_can_calculate_iran_holidays.snap', () => phpJson(sample));
edit('tests/Countries/IranTest.php', (text) => {
  const [sizdahName] = known.rows.filter((_, index) => known.slugs[index] === 'sizdah-bedar').map(([, name]) => name);
  const index = sample.findIndex(({ name }) => name === sizdahName);
  return `${text.replace(/\$result\[\d+\]/, `$result[${index}]`).trimEnd()}

it('knows the published dates of islamic holidays in iran', function (int $year, array $eidAlFitr) {
    CarbonImmutable::setTestNow("{$year}-01-01");

    $dates = array_column(formatDates(Holidays::for(country: 'ir', locale: 'en')->get()), 'date', 'name');

    expect($dates['Eid al-Fitr'])->toBe($eidAlFitr[0])
        ->and($dates['Eid al-Fitr (second day)'])->toBe($eidAlFitr[1]);
})->with([
${['2023', '2025', '2026'].map((year) => `    [${year}, [${fitrOf(year).map(quote).join(', ')}]],`).join('\n')}
]);
`;
});

function fitrOf(year) {
  return ['eid-al-fitr', 'eid-al-fitr-day-2'].map((slug) =>
    given.daysOff.find((holiday) => holiday.slug === slug).dates.find((date) => date.startsWith(year)),
  );
}
