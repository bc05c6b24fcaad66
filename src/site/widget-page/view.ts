/** The lines that put the widget into a page. For the build and the browser. */
import type { InLanguages, Language } from '#site/kit/language.ts';

export interface WidgetSettings {
  readonly lang: Language;
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

export const DEFAULT_SETTINGS: Omit<WidgetSettings, 'lang'> = {
  calendars: 'sh gregorian hijri',
  zone: '',
  theme: 'auto',
  show: '',
  city: '',
  months: '',
};

const inQuotes = (text: string): string => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Attributes that differ from the default; the language always, since a page may have none. */
const attributesOf = (settings: WidgetSettings): [name: string, value: string][] => {
  const defaults: Readonly<Record<string, string>> = DEFAULT_SETTINGS;
  return Object.entries(settings).filter(([name, value]) => value !== defaults[name]);
};

/** @param site origin of the service */
export function widgetLines(site: string, settings: WidgetSettings): string {
  const attributes = attributesOf(settings).map(([name, value]) => ` ${name}=${inQuotes(value)}`);
  return `<script async src="${site}/widget.js"></script>\n<salnama-today${attributes.join('')}></salnama-today>`;
}

const LINE_PIXELS = 23;
/** Frame, weekday, and a first date that is larger than the others. */
const REST_PIXELS = 64;

/** Room for the lines of the widget; an occasion, and Tehran's date where it differs, may take two. */
function frameHeight({ calendars, show, zone }: WidgetSettings): number {
  const details = show.split(' ').filter((name) => name !== '');
  const dates = calendars.split(' ').length;
  const lines = dates + details.length + (details.includes('occasion') ? 1 : 0) + (zone === '' ? 2 : 0);
  return REST_PIXELS + lines * LINE_PIXELS;
}

const FRAME_TITLE: InLanguages<string> = { fa: 'تاریخ امروز', en: "Today's date" };

/** For editors that remove scripts. */
export function widgetFrame(site: string, settings: WidgetSettings): string {
  const address = `${site}/widget-frame?${new URLSearchParams(attributesOf(settings))}`;
  return `<iframe src=${inQuotes(address)} title=${inQuotes(FRAME_TITLE[settings.lang])} width="260" height="${frameHeight(settings)}" style="border:0"></iframe>`;
}
