#!/bin/sh
# Exit 0 on a workday of Iran, 1 on a weekend day or an official holiday, 2 outside the days known. CC0.
#   0 8 * * *  /usr/local/bin/salnama-workday.sh && /usr/local/bin/report
@NOTES@
# A day can be given: salnama-workday.sh 2026-03-21
# The weekend is Friday; a line of the crontab above, as WEEKEND=thu-fri, sets another: @WEEKENDS@.
# The clock of Iran is 3:30 ahead of UTC all year since 2022; written out, it needs no list of time zones.
day=${1:-$(TZ=IRST-3:30 date +%Y-%m-%d)}
case $day in
  [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]) ;;
  *) echo "day: \"$day\" is not allowed; give YYYY-MM-DD" >&2; exit 2 ;;
esac
number=$(echo "$day" | tr -d -)
if [ "$number" -lt @FIRST_YEAR@0101 ] || [ "$number" -gt @LAST_YEAR@1231 ]; then
  echo "day: $day is outside @FIRST_YEAR@-01-01 to @LAST_YEAR@-12-31" >&2
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
case ${WEEKEND:-fri}-$weekday in
  @WEEKEND_DAYS@) exit 1 ;;
  @ALL_DAYS@) ;;
  *) echo "WEEKEND: \"$WEEKEND\" is not allowed; give one of @WEEKENDS@" >&2; exit 2 ;;
esac
case $day in
@DAYS@
esac
exit 0
