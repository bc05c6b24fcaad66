/** Calendars that a build has written with the very bytes that the function would make: to read them takes a part of the time. */
import { currentPersianYear } from '#api/tehran.ts';
import type { BuiltFor } from './built-for.ts';
import type { Files } from './files.ts';

export interface BuiltCalendars {
  /** Are they of the year that it is now? */
  areOf(now: number): boolean;
  /** @returns the bytes of the calendar at a path of the site; undefined if there is no such file, or it cannot be read */
  read(path: string): Promise<Buffer | undefined>;
}

/**
 * @param builtFor what the files were built for when the server started. A build that takes their place later is of this year too;
 *   once it is another year, none is used before the server starts again.
 */
export function createBuiltCalendars(files: Files, builtFor: BuiltFor | undefined, siteUrl: string): BuiltCalendars {
  /** Readings under way: a crowd that asks for one calendar at once makes one of them. */
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const year = builtFor?.siteUrl === siteUrl ? builtFor.persianYear : undefined;

  return {
    areOf: (now) => year !== undefined && year === currentPersianYear(now),
    read(path) {
      let bytes = reading.get(path);
      if (!bytes) {
        // As with too many files open: the function needs none.
        bytes = files
          .readBytes(path)
          .catch(() => undefined)
          .finally(() => reading.delete(path));
        reading.set(path, bytes);
      }
      return bytes;
    },
  };
}
