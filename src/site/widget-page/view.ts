/** The lines that put the widget into a page. For the build and the browser. */

export interface WidgetSettings {
  readonly lang: string;
  readonly calendars: string;
  /** empty for the visitor's own */
  readonly zone: string;
  readonly theme: string;
}

export const DEFAULT_CALENDARS = 'sh gregorian hijri';

const inQuotes = (text: string): string => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Attributes that differ from the default; the language always, since a page may have none. */
function attributesOf({ lang, calendars, zone, theme }: WidgetSettings): string {
  const all = [
    ['lang', lang],
    calendars !== DEFAULT_CALENDARS && ['calendars', calendars],
    zone !== '' && ['zone', zone],
    theme !== 'auto' && ['theme', theme],
  ] as const;
  return all
    .filter((each) => each !== false)
    .map(([name, value]) => ` ${name}=${inQuotes(value!)}`)
    .join('');
}

/** @param site origin of the service */
export const widgetLines = (site: string, settings: WidgetSettings): string =>
  `<script async src="${site}/widget.js"></script>\n<salnama-today${attributesOf(settings)}></salnama-today>`;
