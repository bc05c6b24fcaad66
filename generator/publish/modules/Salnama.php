<?php
declare(strict_types=1);
namespace Salnama;

use DateTimeInterface;
use DateTimeZone;
use InvalidArgumentException;
/**
 * The calendar of Iran: Persian and official Islamic dates, public holidays, workdays.
 *
 * Written by the build of Salnama from its tables, version @VERSION@. Code MIT, data CC0. PHP 8.1 or newer, no dependencies.
 *
 *     Salnama::persianToGregorian(1405, 1, 1);              // '2026-03-21'
 *     Salnama::isWorkday('2026-03-26', 'thu-fri');          // false
 *     Salnama::formatPersian(now());                        // '۷ آذر ۱۴۰۵'
 *     Salnama::holidayTitles(now(), 'en');                  // Carbon, DateTime: the day in Tehran
 *
 * Dates are texts YYYY-MM-DD in Latin or Persian digits, Persian for a year before 1900 ('1405-01-01', '۱۴۰۵/۱/۱'), else Gregorian; or
 * a DateTimeInterface, which is its day in Tehran. Functions named gregorian… take texts as Gregorian. Answers are Gregorian. What is
 * not known or does not exist is an InvalidArgumentException.
 */
final class Salnama {
    public const DATA_VERSION = '@VERSION@';
    /** Islamic year and month; later first days are estimates */
    public const LAST_ANNOUNCED_MONTH = [@LAST_ANNOUNCED@];
    /** first and last Persian year whose holidays are known */
    public const YEARS = [@FIRST_YEAR@, @LAST_YEAR@];
    /** Persian days; the list of closures is not complete even between them */
    public const CLOSURES_COLLECTED = ['@COLLECTED_FIRST@', '@COLLECTED_LAST@'];
    /** days of the weekend, 0 = Monday */
    private const WEEKENDS = [@WEEKENDS@];
    /** day number of 1970-01-01 */
    private const EPOCH = 2440588;
    /** years at which the rhythm of leap years changes (Borkowski) */
    private const BREAKS = [-61, 9, 38, 199, 426, 686, 756, 818, 1111, 1181, 1210, 1635, 2060, 2097, 2192, 2262, 2324, 2394, 2456, 3178];
    /** first year, first day, months; first and last place of those that are published, the others are estimates */
    private const HIJRI = [@HIJRI@];
    private const HIJRI_KNOWN = [@HIJRI_KNOWN@];
    /** base64, one bit a month, the first one in the lowest bit of the first byte; set for 30 days */
    private const HIJRI_LONG = '@HIJRI_LONG@';
    private const FIRST_ESTIMATE = @FIRST_ESTIMATE@;
    private const KNOWN_DAYS = [@KNOWN_DAYS@];
    /** of each occasion: its kind, first day, and steps from each day to the next */
    private const HOLIDAYS = @HOLIDAYS@;
    /** of the occasions above, in Persian and English */
    private const TITLES = @TITLES@;
    /** of the Persian calendar, in Persian and English */
    private const MONTHS = @MONTHS@;
    private const DIGITS = ['۰' => '0', '۱' => '1', '۲' => '2', '۳' => '3', '۴' => '4', '۵' => '5', '۶' => '6', '۷' => '7', '۸' => '8', '۹' => '9',
        '٠' => '0', '١' => '1', '٢' => '2', '٣' => '3', '٤' => '4', '٥' => '5', '٦' => '6', '٧' => '7', '٨' => '8', '٩' => '9'];
    /** minutes that the clock of Iran is ahead of UTC, from a moment on (seconds since 1970), latest first */
    private const OFFSETS = @OFFSETS@;
    /** by sector: weekends from a first day on (null: always), first and last days of lasting days off and of closures */
    private const SECTORS = '@SECTORS@';
    private static ?array $sectors = null;
    private static ?array $starts = null;
    /** day => [estimate, is there a holiday that is no closure, titles] */
    private static ?array $days = null;

    private static function refuse(string $message): never {
        throw new InvalidArgumentException($message);
    }

    /** Julian day number of a Gregorian date. */
    private static function number(string|DateTimeInterface $date): int {
        if ($date instanceof DateTimeInterface) $date = self::inTehran($date);
        preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', strtr($date, self::DIGITS), $part) && checkdate((int) $part[2], (int) $part[3], (int) $part[1])
            || self::refuse("date: \"$date\" is not allowed; give a date YYYY-MM-DD, Persian before 1900");
        return self::numberOf((int) $part[1], (int) $part[2], (int) $part[3]);
    }

    /** The day of a moment on the clock of Iran, YYYY-MM-DD. */
    private static function inTehran(DateTimeInterface $moment): string {
        foreach (self::OFFSETS as [$since, $minutes]) {
            if ($moment->getTimestamp() >= $since) return gmdate('Y-m-d', $moment->getTimestamp() + $minutes * 60);
        }
        return date_create('@' . $moment->getTimestamp())->setTimezone(new DateTimeZone('Asia/Tehran'))->format('Y-m-d');
    }

    private static function numberOf(int $year, int $month, int $day): int {
        return intdiv(gmmktime(0, 0, 0, $month, $day, $year), 86400) + self::EPOCH;
    }

    private static function date(int $number): string {
        return gmdate('Y-m-d', ($number - self::EPOCH) * 86400);
    }

    /** Day number of 1 Farvardin. */
    private static function firstDay(int $year): int {
        !($year < 1 || $year > 3001) || self::refuse("year: $year is not allowed; give a Persian year from 1 to 3000");
        [$leaps, $start, $jump] = [-14, self::BREAKS[0], 0];
        foreach (array_slice(self::BREAKS, 1) as $end) {
            $jump = $end - $start;
            if ($year < $end) break;
            $leaps += intdiv($jump, 33) * 8 + intdiv($jump % 33, 4);
            $start = $end;
        }
        $passed = $year - $start;
        $isLate = $jump % 33 === 4 && $jump - $passed === 4;
        $leaps += intdiv($passed, 33) * 8 + intdiv($passed % 33 + 3, 4) + ($isLate ? 1 : 0);
        $gregorian = $year + 621;
        $march = 20 + $leaps - (intdiv($gregorian, 4) - intdiv((intdiv($gregorian, 100) + 1) * 3, 4) - 150);
        return self::numberOf($gregorian, 3, 1) + $march - 1;
    }

    public static function isLeapPersianYear(int $year): bool {
        return self::firstDay($year + 1) - self::firstDay($year) === 366;
    }

    public static function persianMonthLength(int $year, int $month): int {
        !($month < 1 || $month > 12) || self::refuse("month: $month is not allowed; give 1 to 12");
        return $month <= 6 ? 31 : ($month <= 11 || self::isLeapPersianYear($year) ? 30 : 29);
    }

    /** The Gregorian date of a Persian one. */
    public static function persianToGregorian(int $year, int $month, int $day): string {
        $length = self::persianMonthLength($year, $month);
        $day >= 1 && $day <= $length || self::refuse("day: $day is not allowed; give 1 to $length");
        return self::date(self::firstDay($year) + ($month - 1) * 31 - max(0, $month - 7) + $day - 1);
    }

    /** Year, month and day in the Persian calendar. */
    public static function gregorianToPersian(string|DateTimeInterface $date): array {
        $number = self::number($date);
        $year = (int) self::date($number) - 621;
        $year -= $number < self::firstDay($year) ? 1 : 0;
        $passed = $number - self::firstDay($year);
        if ($passed < 186) return [$year, intdiv($passed, 31) + 1, $passed % 31 + 1];
        return [$year, intdiv($passed - 186, 30) + 7, ($passed - 186) % 30 + 1];
    }

    private static function column(string $language): int {
        $column = array_search($language, ['fa', 'en'], true);
        return $column !== false ? $column : self::refuse("language: \"$language\" is not allowed; give fa or en");
    }

    /** The Persian date in words: '۷ آذر ۱۴۰۵', or in 'en' '7 Azar 1405'. */
    public static function formatPersian(string|DateTimeInterface $date, string $language = 'fa'): string {
        [$year, $month, $day] = self::gregorianToPersian(self::parseDate($date));
        $text = "$day " . self::MONTHS[$month - 1][self::column($language)] . " $year";
        return $language === 'en' ? $text : strtr($text, array_flip(array_slice(self::DIGITS, 0, 10)));
    }

    /** Day numbers on which the Islamic months begin, and the day after the last one. */
    private static function starts(): array {
        if (self::$starts !== null) return self::$starts;
        [$starts, $long] = [[self::HIJRI[1]], base64_decode(self::HIJRI_LONG)];
        for ($month = 0; $month < self::HIJRI[2]; $month++) {
            $starts[] = $starts[$month] + 29 + (ord($long[$month >> 3]) >> ($month & 7) & 1);
        }
        return self::$starts = $starts;
    }

    /** The Gregorian date of an Islamic one as kept in Iran. */
    public static function hijriToGregorian(int $year, int $month, int $day): string {
        $at = ($year - self::HIJRI[0]) * 12 + $month - 1;
        $isMonth = $month >= 1 && $month <= 12 && $at >= 0 && $at < self::HIJRI[2];
        !(!$isMonth || $day < 1 || $day > self::starts()[$at + 1] - self::starts()[$at]) || self::refuse("$year-$month-$day is not in the Islamic calendar of Iran");
        return self::date(self::starts()[$at] + $day - 1);
    }

    /** @return array{int, int, int, bool} year, month, day, estimate: its month is not published */
    public static function gregorianToHijri(string|DateTimeInterface $date): array {
        [$number, $starts, $low, $high] = [self::number($date), self::starts(), 0, self::HIJRI[2]];
        !($number < $starts[0] || $number >= $starts[self::HIJRI[2]]) || self::refuse('date: ' . self::date($number) . ' is not allowed; its Islamic month is not known');
        for ($middle = intdiv($high, 2); $high - $low > 1; $middle = intdiv($low + $high, 2)) {
            [$low, $high] = $starts[$middle] <= $number ? [$middle, $high] : [$low, $middle];
        }
        $isEstimate = $low < self::HIJRI_KNOWN[0] || $low >= self::HIJRI_KNOWN[1];
        return [self::HIJRI[0] + intdiv($low, 12), $low % 12 + 1, $number - $starts[$low] + 1, $isEstimate];
    }

    private static function days(): array {
        if (self::$days !== null) return self::$days;
        $days = [];
        foreach (self::HOLIDAYS as $row => $steps) {
            [$kind, $number] = [array_shift($steps), 0];
            foreach ($steps as $step) {
                $number += $step;
                [$estimate, $isLasting, $titles] = $days[$number] ?? [false, false, []];
                $isEstimate = $kind === 'hijri' && $number >= self::FIRST_ESTIMATE;
                $days[$number] = [$estimate || $isEstimate, $isLasting || $kind !== 'closure', [...$titles, self::TITLES[$row]]];
            }
        }
        return self::$days = $days;
    }

    /** The Gregorian date of a text such as '2026-03-21', '1405/1/1' or '۱۴۰۵/۱/۱' (Persian for a year before 1900), or of a moment in Tehran. */
    public static function parseDate(string|DateTimeInterface $date): string {
        $isText = is_string($date) && preg_match('/^\s*(\d{4})([-\/])(\d\d?)\2(\d\d?)\s*$/', strtr($date, self::DIGITS), $part);
        if (!$isText) return self::date(self::number($date));
        [$year, $month, $day] = [(int) $part[1], (int) $part[3], (int) $part[4]];
        return $year < 1900 ? self::persianToGregorian($year, $month, $day) : self::date(self::number(sprintf('%04d-%02d-%02d', $year, $month, $day)));
    }

    private static function known(string|DateTimeInterface $date): int {
        return self::knownNumber(self::number(self::parseDate($date)));
    }

    private static function knownNumber(int $number): int {
        return $number >= self::KNOWN_DAYS[0] && $number < self::KNOWN_DAYS[1] ? $number : self::refuse('date: ' . self::date($number) . ' is not allowed; holidays of the Persian years @FIRST_YEAR@ to @LAST_YEAR@ are known');
    }

    /** Is it an official holiday? Fridays are none by themselves. */
    public static function isHoliday(string|DateTimeInterface $date): bool {
        return isset(self::days()[self::known($date)]);
    }

    /** @return list<string> titles of the official holidays of a day, in 'fa' or 'en'; empty on other days */
    public static function holidayTitles(string|DateTimeInterface $date, string $language = 'fa'): array {
        return array_column(self::days()[self::known($date)][2] ?? [], self::column($language));
    }

    /** @return array<string, bool> date => estimate: by an Islamic date that is not announced yet */
    public static function holidaysOf(int $year): array {
        return self::between(self::known(self::persianToGregorian($year, 1, 1)), self::firstDay($year + 1));
    }

    public static function holidaysOfGregorianYear(int $year): array {
        return self::between(self::knownNumber(self::number("$year-01-01")), self::knownNumber(self::number("$year-12-31")) + 1);
    }

    private static function between(int $first, int $end): array {
        for ([$number, $found] = [$first, []]; $number < $end; $number++) {
            if (isset(self::days()[$number])) $found[self::date($number)] = self::days()[$number][0];
        }
        return $found;
    }

    /** Is it no weekend ($weekend: null for the sector's) and no day off? $closures: whether days off by a decision count. */
    public static function isWorkday(string|DateTimeInterface $date, ?string $weekend = null, bool $closures = true, string $sector = 'public'): bool {
        self::$sectors ??= json_decode(self::SECTORS, true);
        $own = self::$sectors[$sector] ?? self::refuse("sector: \"$sector\" is not allowed; give " . implode(', ', array_keys(self::$sectors)));
        $number = self::known($date);
        $inForce = array_filter($own['weekends'], fn(array $each) => $each[0] <= $number);
        $weekend ??= end($inForce)[1];
        isset(self::WEEKENDS[$weekend]) || self::refuse("weekend: \"$weekend\" is not allowed; give " . implode(', ', array_keys(self::WEEKENDS)));
        foreach ([...$own['lasting'], ...($closures ? $own['closures'] : [])] as [$first, $last]) {
            if ($first <= $number && $number <= $last) return false;
        }
        $off = self::days()[$number] ?? null;
        return !in_array($number % 7, self::WEEKENDS[$weekend], true) && ($off === null || !($closures || $off[1]));
    }

    /** Workdays from one date to another, both included. */
    public static function countWorkdays(string|DateTimeInterface $first, string|DateTimeInterface $last, ?string $weekend = null, bool $closures = true, string $sector = 'public'): int {
        [$number, $end, $count] = [self::known($first), self::known($last), 0];
        $number <= $end || self::refuse('last: ' . self::date($end) . ' is not allowed; give a date on or after first, ' . self::date($number));
        for (; $number <= $end; $number++) {
            $count += self::isWorkday(self::date($number), $weekend, $closures, $sector) ? 1 : 0;
        }
        return $count;
    }

    /** The $count-th workday after a date, before it where $count is negative; not 0, because the date itself may be off. */
    public static function addWorkdays(string|DateTimeInterface $date, int $count, ?string $weekend = null, bool $closures = true, string $sector = 'public'): string {
        $count !== 0 || self::refuse('count: 0 is not allowed; give a whole number, but not 0');
        for ([$number, $left] = [self::known($date), abs($count)]; $left > 0; $left--) {
            do $number += $count > 0 ? 1 : -1;
            while (!self::isWorkday(self::date($number), $weekend, $closures, $sector));
        }
        return self::date($number);
    }
}
