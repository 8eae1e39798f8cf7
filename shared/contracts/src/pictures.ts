/** The widths in pixels that every picture of the reference API comes in. */
export const PICTURE_WIDTHS = [240, 480, 960] as const;

const SIZED = /^(.*\/media\/.+)-(\d+)\.webp$/;

/**
 * The `srcset` of a picture that comes in several widths, or undefined for one that does not:
 * an operator's own API names its pictures as it likes.
 */
export function pictureSourceSet(url: string): string | undefined {
  const match = SIZED.exec(url);
  if (!match) return undefined;
  return PICTURE_WIDTHS.map((width) => `${match[1]}-${width}.webp ${width}w`).join(', ');
}
