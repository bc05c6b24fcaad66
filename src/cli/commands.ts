/** The commands, in the order of the help. */
import type { Command } from './command.ts';
import { convertCommand, dayCommand, monthCommand, todayCommand } from './commands/dates.ts';
import { holidaysCommand, nextCommand, workdaysCommand } from './commands/days-off.ts';
import { citiesCommand, searchCommand } from './commands/search.ts';
import { addCommand, differenceCommand } from './commands/sums.ts';
import { nowruzCommand, prayerCommand, timesCommand } from './commands/sun.ts';

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    today: todayCommand,
    day: dayCommand,
    convert: convertCommand,
    month: monthCommand,
    holidays: holidaysCommand,
    next: nextCommand,
    workdays: workdaysCommand,
    add: addCommand,
    difference: differenceCommand,
    prayer: prayerCommand,
    times: timesCommand,
    nowruz: nowruzCommand,
    search: searchCommand,
    cities: citiesCommand,
  }),
);
