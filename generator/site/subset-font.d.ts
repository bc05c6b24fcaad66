/** Types of the used part of the package, which has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
      /** tags of OpenType; all others are left out */
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
