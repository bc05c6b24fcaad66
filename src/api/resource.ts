/** Resources that are files: those that no query has, and calendar files. Some of them the function answers as well. */
import type { z } from 'zod';
import type { Answer } from './answer.ts';
import type { Context, Lifetime } from './endpoint.ts';
import type { Parameters } from './parameters.ts';
import { filled } from './paths.ts';
import type { Published } from './published.ts';
import type { Text } from './text.ts';

export interface SiteContext extends Context {
  /** public address of the site without a slash at its end */
  readonly siteUrl: string;
}

export interface BuildContext extends SiteContext {
  /** facts of the data that no answer needs at run time */
  readonly published: Published;
}

export interface ResourceFile {
  readonly path: string;
  /** a text as it stands, or what becomes JSON */
  readonly body: unknown;
}

export interface Resource {
  /** what the function's answers are counted as, against the daily allowance and in the metrics; left out: they are free */
  readonly id?: string;
  /** from the root of the site, with a parameter's name in braces for its value: `/api/nowruz/{year}.json` */
  readonly path: string;
  readonly summary: Text;
  /** what stands in the braces */
  readonly parameters?: Parameters;
  /** shape of a JSON file; a calendar file if left out, or a text of `contentType` */
  readonly schema?: z.ZodType;
  readonly contentType?: string;
  /** the files of a build; none if only the function has them */
  files?(context: BuildContext): Iterable<ResourceFile>;
  /** the function's answer, for what depends on the clock or has too many files; undefined: there is none */
  answer?(values: Readonly<Record<string, string>>, context: SiteContext): Answer | undefined;
  /** Lifetime of the answers, if its files have their bytes until the Persian year ends in which they were built. */
  yearLifetime?(now: number): Lifetime;
}

interface JsonResource<T> extends Pick<Resource, 'path' | 'summary' | 'parameters'> {
  readonly schema: z.ZodType<T>;
  bodies(context: BuildContext): Iterable<readonly [values: Readonly<Record<string, string | number>>, body: T]>;
}

/** A family of JSON files, whose bodies fit the schema's type. */
export const jsonResource = <T>({ bodies, ...resource }: JsonResource<T>): Resource => ({
  ...resource,
  *files(context) {
    for (const [values, body] of bodies(context)) yield { path: filled(resource.path, values), body };
  },
});
