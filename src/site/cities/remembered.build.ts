/** A city as the browser keeps it. */
import type { RememberedCity } from '#site/settings/settings.browser.ts';
import type { City } from '#tables/types.ts';

export const rememberedCity = ({ slug, nameFa, nameEn, zone, latitude, longitude }: City): RememberedCity => ({
  slug,
  fa: nameFa,
  en: nameEn,
  zone,
  latitude,
  longitude,
});
