/** "Report a mistake": a link to a prefilled issue or mail. Build only. */
import { type Html, html } from '#site/kit/html.ts';
import { type ReportedThing, reportAddressOf } from './address.build.ts';
import { REPORT_TEXT } from './text.ts';

/** Empty if the build knows neither a repository nor a contact. */
export function reportLink(thing: ReportedThing): Html {
  const href = reportAddressOf(thing);
  return html`${href !== undefined && html`<p class="more"><a href="${href}" rel="noreferrer">${REPORT_TEXT[thing.language].report}</a></p>`}`;
}
