/** Which data the package holds. */
import RELEASE from 'salnama-data:release';

/** Version of the data, as the service tells it in `/api/meta.json`. */
export const dataVersion: string = RELEASE.dataVersion;

/** Last Islamic month whose first day is announced; later ones are estimates. */
export const lastAnnouncedMonth: { readonly year: number; readonly month: number } = RELEASE.lastAnnouncedMonth;
