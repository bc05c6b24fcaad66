/** `/widget.js`: the web component as one script without imports; `/widget-frame`: a page with the component alone. */

import { todayInTehran } from '#api/base/tehran.ts';
import { createHijriCalendar, type HijriTable, hijriYears } from '#core/hijri.ts';
import { declarations } from '#site/frame/tokens.build.ts';
import type { OutputFile } from './api-files.ts';
import { browserScript } from './service-worker.ts';

const WIDGET_PATH = '/widget.js';
/** The widget has Islamic months of so many years before and after the year of the build. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 10;
/** Tokens of the site that its style uses. */
const TOKENS = ['paper', 'ink', 'ink-soft', 'rule', 'red', 'accent', 'corner'];

/** The page for editors that take an `<iframe>` but no script. */
export const WIDGET_FRAME: OutputFile = {
  path: '/widget-frame.html',
  text: `<!doctype html>
<html lang="fa" data-widget-frame>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>سالنما</title>
<body>
<script src="${WIDGET_PATH}"></script>
</html>
`,
};

/** The script. @param now milliseconds since 1970; decides which Islamic months are in the widget */
export function widgetFile(table: HijriTable, now: number): OutputFile {
  const { year } = createHijriCalendar(table).fromJdn(todayInTehran(now));
  const months = hijriYears(table, year - YEARS_BEFORE, year + YEARS_AFTER);
  const tokens = { light: declarations(TOKENS, 'light'), dark: declarations(TOKENS, 'dark') };
  const text = browserScript({
    entryPoints: ['src/widget/main.ts'],
    define: { HIJRI_MONTHS: JSON.stringify(months), TOKENS: JSON.stringify(tokens) },
  });
  return { path: WIDGET_PATH, text };
}
