/** Entry of `/widget.js`. A page may load it twice. */
import { SalnamaToday } from './element.ts';

const NAME = 'salnama-today';

if (!customElements.get(NAME)) customElements.define(NAME, SalnamaToday);
