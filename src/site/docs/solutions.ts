/** Common tasks, each as code to copy. */

export const SOLUTIONS = ['tomorrow', 'picker', 'prayer', 'bot'] as const;

/** @param site public address; @param year Persian year of the holidays */
export const SOLUTION_CODE: Readonly<Record<(typeof SOLUTIONS)[number], (site: string, year: number) => string>> = {
  tomorrow: (site) => `const response = await fetch('${site}/api/day?date=tomorrow');
const { is_holiday, is_friday, events } = await response.json();`,
  picker: (site, year) => `const response = await fetch('${site}/api/holidays/${year}.json');
const { data } = await response.json();
const holidays = new Set(data.map((day) => day.date_gregorian));
const isoDate = new Intl.DateTimeFormat('en-CA');
const isHoliday = (date) => holidays.has(isoDate.format(date));`,
  prayer: (site) => `<p id="prayer-times"></p>
<script type="module">
  const response = await fetch('${site}/api/prayer-times?city=tehran');
  const { times } = await response.json();
  document.querySelector('#prayer-times').textContent = \`\${times.fajr} \${times.dhuhr} \${times.maghrib}\`;
</script>`,
  bot: (site) => `import json, os
from urllib.parse import urlencode
from urllib.request import urlopen

day = json.load(urlopen("${site}/api/summary?" + urlencode({"city": "مشهد", "lang": "fa"})))
message = urlencode({"chat_id": os.environ["CHAT"], "text": day["text"]}).encode()
urlopen("https://api.telegram.org/bot" + os.environ["TOKEN"] + "/sendMessage", message)`,
};

export const packageCode = (site: string): string => `// npm install ${site}/downloads/salnama.tgz
import { isHoliday } from 'salnama/holidays';
import { countWorkdays } from 'salnama/workdays';

isHoliday({ year: 1405, month: 1, day: 1 }); // true
countWorkdays({ year: 1402, month: 1, day: 1 }, { year: 1402, month: 12, day: 29 }); // 287`;

export const COMMAND_CODE = `npx salnama month 1405-08
npx salnama workdays 1402-01-01 1402-12-29
npx salnama today --json`;
