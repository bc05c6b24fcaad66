import type { Check } from './rule.ts';

/** Languages are BCP 47 tags, no list has a name twice, and differences are from names that CLDR has. */
export const names: Check = (data, report) => {
  for (const entry of data.names) {
    const { id, months, weekdays, not_in_cldr, differences } = entry;
    if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(id)) report(entry, 'a language tag such as fa or fa-AF', `"${id}"`);
    for (const list of [...Object.values(months), weekdays]) {
      const again = list.find((name, index) => list.indexOf(name) !== index);
      if (again !== undefined) report(entry, 'different names for all months and weekdays', `"${again}" again`);
      const untidy = list.find((name) => name !== name.trim().normalize('NFC'));
      if (untidy !== undefined) report(entry, 'an NFC name without surrounding spaces', `"${untidy}"`);
    }
    for (const { calendar, month } of differences) {
      if (not_in_cldr.includes(calendar)) report(entry, `no difference where CLDR has no name`, `${calendar} ${month}`);
    }
  }
};
