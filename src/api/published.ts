/** Facts of `data/` that are published as files and that no answer needs: the generator reads them, resources shape them. */

/** A published date that has moved. */
export interface Change {
  readonly slug: string;
  readonly ruleYear: number;
  readonly oldDay: string;
  readonly newDay: string;
  readonly wasEstimate: boolean;
  readonly recorded: string;
  readonly reason: string;
  readonly sources: readonly string[];
}

export interface Published {
  readonly changes: readonly Change[];
}
