//! The Islamic calendar as officially kept in Iran, from a packed table of month lengths.
//!
//! Days are counted as Rata Die: 1 is 1 January of the year 1 in the proleptic Gregorian calendar.
//! A year takes 16 bits, in the form that ICU4X uses for Islamic calendars:
//! bits 0 to 11 tell the length of each month (1 = 30 days, 0 = 29), bit 12 is the sign and bits 13 to 15 the amount
//! of the difference, in days, between the first day of the year and its mean tabular first day.

mod data;

pub use data::FIRST_YEAR;
use data::YEARS;

/// 1 Muharram of the year 1 in the tabular calendar of the civil (Friday) epoch: 16 July 622 Julian.
const EPOCH_FRIDAY: i64 = 227_015;
/// Days of a cycle of 30 tabular years, 11 of which are leap years.
const CYCLE_DAYS: i64 = 354 * 30 + 11;

const fn mean_tabular_start(year: i32) -> i64 {
    EPOCH_FRIDAY + (year as i64 - 1) * CYCLE_DAYS / 30
}

/// The last year of the table.
pub const fn last_year() -> i32 {
    FIRST_YEAR + YEARS.len() as i32 - 1
}

fn packed(year: i32) -> Option<u16> {
    usize::try_from(year.checked_sub(FIRST_YEAR)?).ok().and_then(|index| YEARS.get(index)).copied()
}

/// Rata Die of 1 Muharram; `None` for a year outside the table.
pub fn year_start(year: i32) -> Option<i64> {
    let bits = packed(year)?;
    let offset = i64::from(bits >> 13);
    let signed = if bits & (1 << 12) == 0 { offset } else { -offset };
    Some(mean_tabular_start(year) + signed)
}

/// Days of a month, 29 or 30; `None` for a month outside 1 to 12 or a year outside the table.
pub fn month_length(year: i32, month: u8) -> Option<u8> {
    let bits = packed(year)?;
    (1..=12).contains(&month).then(|| 29 + (bits >> (month - 1) & 1) as u8)
}

/// Rata Die of a date; `None` for a date that does not exist or lies outside the table.
pub fn to_rata_die(year: i32, month: u8, day: u8) -> Option<i64> {
    if day < 1 || day > month_length(year, month)? {
        return None;
    }
    let long_months = (packed(year)? & ((1 << (month - 1)) - 1)).count_ones();
    let before = 29 * i64::from(month - 1) + i64::from(long_months);
    Some(year_start(year)? + before + i64::from(day) - 1)
}

/// Year, month and day of a Rata Die; `None` outside the table.
pub fn from_rata_die(day: i64) -> Option<(i32, u8, u8)> {
    let mut year = i32::try_from((day - EPOCH_FRIDAY) * 30 / CYCLE_DAYS).ok()? + 2;
    while year >= FIRST_YEAR && year_start(year).map_or(true, |start| start > day) {
        year -= 1;
    }
    let mut rest = day - year_start(year)?;
    for month in 1..=12 {
        let length = i64::from(month_length(year, month)?);
        if rest < length {
            return Some((year, month, rest as u8 + 1));
        }
        rest -= length;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rata Die of a Gregorian date `YYYY-MM-DD`.
    fn gregorian(text: &str) -> i64 {
        let mut parts = text.split('-').map(|part| part.parse::<i64>().unwrap());
        let (year, month, day) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        let before = year - 1;
        let leap = i64::from(year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
        let correction = if month <= 2 { 0 } else { leap - 2 };
        365 * before + before / 4 - before / 100 + before / 400 + (367 * month - 362) / 12 + correction + day
    }

    fn number(text: &str, key: &str) -> i64 {
        let rest = text.split(&format!("\"{key}\":")).nth(1).expect(key);
        rest.split(|letter: char| !letter.is_ascii_digit()).next().unwrap().parse().unwrap()
    }

    /// `VECTORS` names a copy of `/api/vectors.json`.
    #[test]
    fn agrees_with_every_vector() {
        let path = std::env::var("VECTORS").expect("set VECTORS to the path of vectors.json");
        let text = std::fs::read_to_string(path).unwrap();
        let group = text.split("\"hijri-month-starts\"").nth(1).unwrap();
        let group = group.split("\"id\":").next().unwrap();
        let mut checked = 0;
        for vector in group.split("{\"year\":").skip(1) {
            let vector = format!("\"year\":{vector}");
            let (year, month) = (number(&vector, "year") as i32, number(&vector, "month") as u8);
            if year > last_year() {
                continue;
            }
            let first = gregorian(vector.split("\"first_day_gregorian\":\"").nth(1).unwrap().split('"').next().unwrap());
            assert_eq!(to_rata_die(year, month, 1), Some(first), "1/{month}/{year}");
            assert_eq!(from_rata_die(first), Some((year, month, 1)));
            checked += 1;
        }
        println!("{checked} month starts");
        assert_eq!(checked, YEARS.len() * 12);
    }

    #[test]
    fn every_day_comes_back() {
        let first = year_start(FIRST_YEAR).unwrap();
        let end = to_rata_die(last_year(), 12, month_length(last_year(), 12).unwrap()).unwrap();
        for day in first..=end {
            let (year, month, date) = from_rata_die(day).unwrap();
            assert_eq!(to_rata_die(year, month, date), Some(day));
        }
        assert_eq!(from_rata_die(first - 1), None);
        assert_eq!(from_rata_die(end + 1), None);
    }

    #[test]
    fn knows_nothing_outside_the_table() {
        assert_eq!(year_start(FIRST_YEAR - 1), None);
        assert_eq!(month_length(last_year() + 1, 1), None);
        assert_eq!(month_length(FIRST_YEAR, 13), None);
        assert_eq!(to_rata_die(FIRST_YEAR, 1, 31), None);
    }
}
