/** Public address of the site, without a slash at its end, from the environment of the build. Build only. */
export const SITE_URL: string | undefined = process.env.SITE_URL || undefined;
