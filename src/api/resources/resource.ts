/** Resources that are files: files without a query, and calendar files. The handler answers some of them too. */
import type { z } from 'zod';
import type { OccasionDetails } from '#tables/types.ts';
import type { Answer } from '../base/answer.ts';
import type { SiteContext } from '../base/context.ts';
import type { Lifetime, StaticFile } from '../base/endpoint.ts';
import type { Parameters, Values } from '../base/parameters.ts';
import { filled, namesIn } from '../base/paths.ts';
import { yearsOf } from '../base/ranges.ts';
import type { Changes, Names, Titles, Vectors } from '../schemas/published.ts';
import { YEAR_PARAMETERS } from './year-parameters.ts';

/** What files need of `data/`: the generator computes it; the resources check it and define the paths. */
export interface Published {
  /** SHA-256 of all tables, 16 hexadecimal digits: the same data, the same fingerprint */
  readonly fingerprint: string;
  readonly changes: Changes;
  readonly names: z.output<typeof Names>;
  readonly titles: z.output<typeof Titles>;
  readonly vectors: z.output<typeof Vectors>;
  /** ids of the sources of each Islamic month, by `year-month` */
  readonly hijriSources: ReadonlyMap<string, readonly string[]>;
  /** by slug */
  readonly occasionDetails: ReadonlyMap<string, OccasionDetails>;
}

export interface BuildContext extends SiteContext {
  /** facts of the data that no answer needs at run time */
  readonly published: Published;
}

/** What a query gives besides the path of a file; undefined if it gives nothing, though the parameters have defaults. */
type ResourceQuery = Values<Parameters> | undefined;

export interface Resource {
  /**
   * name under which the handler's answers count against the daily allowance and in the metrics; undefined: not counted
   */
  readonly id?: string;
  /** from the root of the site, with a parameter's name in braces for its value: `/api/nowruz/{year}.json` */
  readonly path: string;
  /** values of the braces */
  readonly parameters?: Parameters;
  /** shape of a JSON file; a calendar file if left out, or a text of `contentType` */
  readonly schema?: z.ZodType;
  readonly contentType?: string;
  /** parameters of a query to the handler; none if left out */
  readonly query?: Parameters;
  /** the files of a build; left out if only the function answers the path */
  files?(context: BuildContext): Iterable<StaticFile>;
  /** answer of the handler, for resources that depend on the clock or have too many files; undefined: only files */
  answer?(values: Readonly<Record<string, string>>, context: SiteContext, query: ResourceQuery): Answer;
  /** Lifetime of the answers, if its files have their bytes until the Persian year ends in which they were built. */
  yearLifetime?(now: number): Lifetime;
}

/** A resource that the handler answers. */
export type AnsweredResource = Resource & Required<Pick<Resource, 'answer'>>;

/** Shape of a JSON file, or content type of a text. */
type Form<T> = z.ZodType<T> | string;

const formOf = (form: Form<unknown>): Pick<Resource, 'schema' | 'contentType'> =>
  typeof form === 'string' ? { contentType: form } : { schema: form };

/** A resource of one file, whose body fits the form. @param body gets the public address of the file */
export const singleFile = <T>(
  path: string,
  form: Form<T>,
  body: (context: BuildContext, address: string) => T,
): Resource => ({
  path,
  ...formOf(form),
  *files(context) {
    yield { path, body: body(context, context.siteUrl + path) };
  },
});

/**
 * A resource with a file for each value of the path's parameter, whose bodies fit the form.
 * @param body gets the public address of the file
 */
export function yearFiles<T>(
  path: keyof typeof YEAR_PARAMETERS,
  form: Form<T>,
  body: (year: number, context: BuildContext, address: string) => T,
): Resource {
  const [name = ''] = namesIn(path);
  const parameter = YEAR_PARAMETERS[path];
  const { minimum: first = 0, maximum: last = 0 } = parameter.schema;
  return {
    path,
    ...formOf(form),
    parameters: { [name]: parameter },
    *files(context) {
      for (const year of yearsOf({ first, last })) {
        const file = filled(path, { [name]: year });
        yield { path: file, body: body(year, context, context.siteUrl + file) };
      }
    },
  };
}
