/** Loads the settings when they are first opened, or changed in another window, and the digits and month names that the reader chose. */
const load = () => void import('./browser.ts').catch(() => undefined);

document.querySelector('[data-settings]')!.addEventListener('beforetoggle', load);
addEventListener('storage', load);

// The inline script has read the stored choices.
const { lang, dataset } = document.documentElement;
if (dataset.digits && dataset.digits !== lang) void import('./digits.browser.ts');
if (dataset.months && lang === 'fa') void import('./months.browser.ts');
