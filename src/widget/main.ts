/** Entry of `/widget.js`. A page may load it twice. In `/widget-frame` it makes the element from the address. */
import { SalnamaToday } from './element.ts';
import { ATTRIBUTES } from './options.ts';

const NAME = 'salnama-today';
/** The card fills the frame, so that no ground of another colour shows below it. */
const FRAME_STYLE =
  'html{font-family:system-ui,sans-serif}body{margin:0}salnama-today{display:block}salnama-today::part(card){min-height:100vh}';

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
  const theme = query.get('theme');
  sheet.replaceSync(`${FRAME_STYLE}html{color-scheme:${theme === 'light' || theme === 'dark' ? theme : 'light dark'}}`);
  document.adoptedStyleSheets = [sheet];
  document.body.append(element);
}
