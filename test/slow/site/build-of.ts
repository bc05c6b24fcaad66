/** Settings of the whole site's build in the slow tests: its address and its moment. */
export const BUILD_OF = { SITE_URL: 'https://salnama.example', SALNAMA_NOW: '2026-11-21T08:30:00Z' };
