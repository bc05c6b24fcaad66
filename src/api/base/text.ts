/** Words for people, in both languages of the service. */
export interface Text {
  readonly fa: string;
  readonly en: string;
}

/** Joins the texts with spaces; undefined ones are left out. */
export function joined(texts: readonly (Text | undefined)[]): Text {
  const given = texts.filter((text) => text !== undefined);
  return { fa: given.map(({ fa }) => fa).join(' '), en: given.map(({ en }) => en).join(' ') };
}
