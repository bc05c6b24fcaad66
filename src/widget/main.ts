/** Entry of `/widget.js`. A page may load it twice. In `/widget-frame` it makes the element from the address. */
import { SalnamaToday } from './element.ts';
import { ATTRIBUTES } from './options.ts';

const NAME = 'salnama-today';
const FRAME_STYLE =
  'html{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0}salnama-today{display:block}';

if (!customElements.get(NAME)) {
  customElements.define(NAME, SalnamaToday);
  if (document.documentElement.hasAttribute('data-widget-frame')) fillFrame();
}

/** For editors that take no script: the query of the frame's address has the attributes. */
function fillFrame(): void {
  const element = document.createElement(NAME);
  const query = new URLSearchParams(location.search);
  for (const name of ATTRIBUTES) {
    const value = query.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FRAME_STYLE);
  document.adoptedStyleSheets = [sheet];
  document.body.append(element);
}
