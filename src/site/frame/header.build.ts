/** Header of the pages: name, search box, settings, language and menu. Build only. */
import { memoized } from '#api/caches.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, otherLanguage, pagePath } from '#site/kit/language.ts';
import { MORE_NAVIGATION, NAVIGATION, type NavigationItem, ON_A_PHONE } from '#site/kit/navigation.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { SEARCH_BOX_TEXT } from '#site/search-box/text.ts';
import { SETTINGS_TEXT } from '#site/settings/text.ts';

interface Header {
  readonly language: Language;
  /** address of the Persian page */
  readonly path: string;
  /** the same for the page in the other language */
  readonly otherPath: string;
  /** no page is marked as the current one */
  readonly nowhere: boolean;
}

export function header({ language, path, otherPath, nowhere }: Header): Html {
  const text = SITE_TEXT[language];
  const other = otherLanguage(language);
  return html`<a class="visually-hidden button" href="#main">${text.skip}</a>
<header class="site-header"><a class="brand" href="${pagePath(language, '/')}" aria-label="${text.name}"><span class="brand-mark"></span><b class="only-wide">${text.name}</b></a>
${searchBox(language)}
<div class="header-end">${settingsButton(language)}
<a class="switch-language note" href="${pagePath(other, otherPath)}" lang="${other}" hreflang="${other}" data-switch-language>${text.switchLanguage}</a></div>
${menu(`${language} ${nowhere ? '' : placeOf(path)}`)}</header>`;
}

/** The box of the header. Without scripts it searches the list of occasions. */
function searchBox(language: Language): Html {
  const text = SEARCH_BOX_TEXT[language];
  return html`<form class="search-box" role="search" aria-label="${text.label}" action="${pagePath(language, '/occasions')}" data-search-box><input class="input" type="search" name="q" role="combobox" aria-label="${text.label}" placeholder="${text.hint}" aria-autocomplete="list" aria-expanded="false" aria-controls="search-box-list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
<button class="visually-hidden" type="submit" tabindex="-1">${text.go}</button>
<ul class="search-box-list named floats" id="search-box-list" role="listbox" aria-label="${text.results}" hidden></ul>
<p class="search-box-status floats note visually-hidden" role="status"></p></form>`;
}

/** The visitor's choices, behind the button ⚙. The browser draws them: they need script. */
function settingsButton(language: Language): Html {
  const { heading } = SETTINGS_TEXT[language];
  return html`<button class="settings-button step needs-script" type="button" popovertarget="settings" aria-label="${heading}" title="${heading}" data-settings-button></button>
<section class="settings lines" id="settings" popover aria-label="${heading}" data-settings></section>`;
}

/** The page of the menu that an address is at, or with a slash at its end the one that it is under; empty if none. */
function placeOf(path: string): string {
  const pages = [...NAVIGATION, ...MORE_NAVIGATION].map((page) => page.path);
  if (pages.includes(path)) return path;
  const above = pages.find((page) => path.startsWith(`${page}/`));
  return above === undefined ? '' : `${above}/`;
}

const pagesUnder = (item: NavigationItem) => MORE_NAVIGATION.filter(({ under }) => under === item.path);

function current(place: string, item: NavigationItem): Html | false {
  const isAt = ({ path }: NavigationItem) => place === path || place === `${path}/`;
  if (place === item.path) return html` aria-current="page"`;
  return (isAt(item) || pagesUnder(item).some(isAt)) && html` aria-current="true"`;
}

/** The languages times the places of the menu. */
const MAX_MENUS = 64;

/** @param key language and place, separated by a space */
const menu = memoized((key: string): Html => {
  const [language, place] = key.split(' ') as [Language, string];
  const text = SITE_TEXT[language];
  const href = ({ path }: NavigationItem) => pagePath(language, path);
  const groups = NAVIGATION.filter((item) => pagesUnder(item).length > 0);
  return html`<nav class="site-nav" aria-label="${text.mainNavigation}"><ul>${NAVIGATION.map(
    (item) =>
      html`<li${!ON_A_PHONE.includes(item.path) && html` class="only-wide"`}><a href="${href(item)}"${current(place, item)}>${
        item.short
          ? html`<span class="only-wide">${item.label[language]}</span><span class="only-narrow">${item.short[language]}</span>`
          : item.label[language]
      }</a></li>`,
  )}<li><details class="nav-more"><summary>${text.more}</summary><ul class="floats">${groups.map(
    (item) =>
      html`<li><a class="nav-group" href="${href(item)}">${item.label[language]}</a><ul>${pagesUnder(item).map(
        (page) => html`<li><a href="${href(page)}"${current(place, page)}>${page.label[language]}</a></li>`,
      )}</ul></li>`,
  )}</ul></details></li></ul></nav>`;
}, MAX_MENUS);
