/** A city as the browser keeps it. */
import type { City } from '#tables/types.ts';

/** A city with all that its prayer times need, in both languages. */
export interface RememberedCity {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const rememberedCity = ({ slug, nameFa, nameEn, zone, latitude, longitude }: City): RememberedCity => ({
  slug,
  fa: nameFa,
  en: nameEn,
  zone,
  latitude,
  longitude,
});
