/** Moment of the sample site's build, and the default time in the browser: noon of Saturday 30 Aban 1405 in Tehran. */
export const BUILD_MOMENT = '2026-11-21T08:30:00Z';
