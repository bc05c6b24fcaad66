/** Version of the data in the package. */
import RELEASE from 'salnama-data:release';

/** Version of the data, as in the service's `/api/meta.json`. */
export const dataVersion: string = RELEASE.dataVersion;

/** Last Islamic month whose first day is announced; later ones are estimates. */
export const lastAnnouncedMonth: { readonly year: number; readonly month: number } = RELEASE.lastAnnouncedMonth;
