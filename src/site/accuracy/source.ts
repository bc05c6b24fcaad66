/** A source of the data, as `data/sources.json` has it. */
export interface Source {
  title: string;
  title_fa?: string;
  publisher?: string;
  licence?: string;
  url?: string;
}
