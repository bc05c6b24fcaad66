/** The lines that put the widget into a page. For the build and the browser. */

export interface WidgetSettings {
  readonly lang: string;
  readonly calendars: string;
  /** empty for the visitor's own */
  readonly zone: string;
  readonly theme: string;
  /** details of the day, separated by spaces */
  readonly show: string;
  /** slug; empty for Tehran */
  readonly city: string;
  /** 'fa-AF', 'ps' or empty for Iran's */
  readonly months: string;
}

export const DEFAULT_SETTINGS: Omit<WidgetSettings, 'lang' | 'calendars'> = {
  zone: '',
  theme: 'auto',
  show: '',
  city: '',
  months: '',
};

export const DEFAULT_CALENDARS = 'sh gregorian hijri';

const inQuotes = (text: string): string => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Attributes that differ from the default; the language always, since a page may have none. */
function attributesOf({ lang, calendars, ...others }: WidgetSettings): [name: string, value: string][] {
  const chosen = Object.entries(others).filter(
    ([name, value]) => value !== DEFAULT_SETTINGS[name as keyof typeof others],
  );
  return [
    ['lang', lang],
    ...(calendars === DEFAULT_CALENDARS ? [] : [['calendars', calendars] as [string, string]]),
    ...chosen,
  ];
}

/** @param site origin of the service */
export function widgetLines(site: string, settings: WidgetSettings): string {
  const attributes = attributesOf(settings).map(([name, value]) => ` ${name}=${inQuotes(value)}`);
  return `<script async src="${site}/widget.js"></script>\n<salnama-today${attributes.join('')}></salnama-today>`;
}

/** For editors that remove scripts. */
export function widgetFrame(site: string, title: string, settings: WidgetSettings): string {
  const address = `${site}/widget-frame?${new URLSearchParams(attributesOf(settings))}`;
  return `<iframe src=${inQuotes(address)} title=${inQuotes(title)} width="260" height="220" style="border:0"></iframe>`;
}
