/** Footer of the pages. Build only. */

import { type Html, html } from '#site/kit/html.ts';
import { type InLanguages, type Language, pagePath } from '#site/kit/language.ts';
import { OPEN_DATA } from '#site/kit/navigation.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { contactAddress } from '#site/report/address.ts';
import { REPORT_TARGET } from '#site/report/settings.build.ts';

function footerIn(language: Language): Html {
  const { footer } = SITE_TEXT[language];
  const contact = contactAddress(REPORT_TARGET.contact);
  const { repository } = REPORT_TARGET;
  return html`<footer id="footer" class="site-footer note"><nav class="footer-links row" aria-label="${footer.data}"><span>${footer.data}</span>${OPEN_DATA.map(
    ({ path, label }) => html` <a href="${pagePath(language, path)}">${label[language]}</a>`,
  )}</nav>${
    (contact || repository) &&
    html`<p class="footer-links row">${contact && html`<a href="${contact}">${footer.contact}</a> `}${repository && html`<a href="${repository}">${footer.repository}</a>`}</p>`
  }<p>${footer.hijri}</p></footer>`;
}

export const FOOTER: InLanguages<Html> = { fa: footerIn('fa'), en: footerIn('en') };
