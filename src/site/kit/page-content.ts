import type { Html } from './html.ts';

/** A page whose main part is one string: Astro renders it much faster than a tree of components. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly main: Html;
}
