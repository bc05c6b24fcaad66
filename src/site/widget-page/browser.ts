/** The form of the widget page: sets the attributes of the preview and prints the lines to paste. */
import { dataOf, element, print } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';
import { DEFAULT_SETTINGS, type WidgetSettings, widgetFrame, widgetLines } from './view.ts';

const page = element('[data-widget]');
const form = element<HTMLFormElement>('[data-form]', page);
const previews = page.querySelectorAll<HTMLElement>('[data-ground]');
const lines = element('[data-part="lines"]', page);
const frame = element('[data-part="frame"]', page);

/** Several values of a name are separated by spaces. */
function settings(): WidgetSettings {
  const data = new FormData(form);
  const value = (name: string) =>
    [...new Set(data.getAll(name))]
      .filter((each) => each !== '')
      .join(' ')
      .trim();
  const names = ['lang', ...Object.keys(DEFAULT_SETTINGS)];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as unknown as WidgetSettings;
}

/** The automatic theme is that of the ground. */
function showIn(preview: HTMLElement, chosen: WidgetSettings): void {
  const theme = chosen.theme === 'auto' ? dataOf(preview, 'ground') : chosen.theme;
  const widget = element('salnama-today', preview);
  for (const [name, value] of Object.entries({ ...chosen, theme })) widget.setAttribute(name, value);
}

form.addEventListener('input', () => {
  const chosen = settings();
  for (const preview of previews) showIn(preview, chosen);
  print(lines, widgetLines(location.origin, chosen));
  print(frame, widgetFrame(location.origin, chosen));
});

copyOnPress(element('[data-copy]', page), () => lines.textContent);
