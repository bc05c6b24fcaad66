/**
 * The one of some occasions of the same name that is meant: of the days of a long feast the first; undefined if there are
 * several others, or none.
 */
export function meantOccasion<T extends { readonly slug: string }>(named: readonly T[]): T | undefined {
  const [shortest] = named.toSorted((a, b) => a.slug.length - b.slug.length);
  // `qadr-night-19` is the first of three nights.
  const feast = shortest?.slug.replace(/-\d+$/, '') ?? '';
  return named.every(({ slug }) => slug.startsWith(feast)) ? shortest : undefined;
}
