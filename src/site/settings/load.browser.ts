/** Loads the settings when they are first opened, or changed in another window, and the digits that the reader chose. */
const load = () => void import('./browser.ts').catch(() => undefined);

document.querySelector('[data-settings]')!.addEventListener('beforetoggle', load);
addEventListener('storage', load);

// The inline script has read the stored digits.
const { digits } = document.documentElement.dataset;
if (digits && digits !== document.documentElement.lang) void import('./digits.browser.ts');
