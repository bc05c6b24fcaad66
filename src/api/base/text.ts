/** Words for people, in both languages of the service. */
export interface Text {
  readonly fa: string;
  readonly en: string;
}

/** The texts that are there, as one, with a space between them. */
export function joined(texts: readonly (Text | undefined)[]): Text {
  const given = texts.filter((text) => text !== undefined);
  return { fa: given.map(({ fa }) => fa).join(' '), en: given.map(({ en }) => en).join(' ') };
}
