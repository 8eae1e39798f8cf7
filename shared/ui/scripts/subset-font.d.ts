/** The part of `subset-font` that is used here; it comes without types. */
declare module 'subset-font' {
  /** @param text the characters that stay */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** The range of each axis that stays, and where a text without a value stands. */
      variationAxes: Record<string, { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
