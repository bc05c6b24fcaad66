/** Words for people, in both languages of the service. */
export interface Text {
  readonly fa: string;
  readonly en: string;
}

export type Language = keyof Text;

/** An answer in one language: `title` in place of `title_fa` and `title_en`. */
export type InOneLanguage<T> = T extends readonly (infer Item)[]
  ? readonly InOneLanguage<Item>[]
  : T extends object
    ? {
        readonly [Key in keyof T as Key extends `${infer Own}_fa` | `${infer Own}_en` ? Own : Key]: InOneLanguage<
          T[Key]
        >;
      }
    : T;

export function inOneLanguage<T>(answer: T, language: Language): InOneLanguage<T> {
  if (Array.isArray(answer)) return answer.map((item) => inOneLanguage(item, language)) as InOneLanguage<T>;
  if (typeof answer !== 'object' || answer === null) return answer as InOneLanguage<T>;
  const entries = Object.entries(answer).flatMap(([key, value]) => {
    const [, own, suffix] = /^(.*)_(fa|en)$/.exec(key) ?? [key, key, language];
    return suffix === language ? [[own, inOneLanguage(value, language)] as const] : [];
  });
  return Object.fromEntries(entries) as InOneLanguage<T>;
}

/** A title in both languages. */
export const titleText = ({ title_fa, title_en }: { readonly title_fa: string; readonly title_en: string }): Text => ({
  fa: title_fa,
  en: title_en,
});

/** Joins the texts with spaces; undefined ones are left out. */
export function joined(texts: readonly (Text | undefined)[]): Text {
  const given = texts.filter((text) => text !== undefined);
  return { fa: given.map(({ fa }) => fa).join(' '), en: given.map(({ en }) => en).join(' ') };
}
