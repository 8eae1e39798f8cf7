/** The widths in pixels that every picture of the reference API comes in; the narrowest is for icons. */
export const PICTURE_WIDTHS = [96, 240, 480, 960] as const;
/** The width in pixels that pictures which are shown large come in as well: sharp on dense screens. Their addresses name it. */
export const WIDE_PICTURE_WIDTH = 1600;

const SIZED = /^(.*\/media\/.+)-(\d+)\.webp$/;

/**
 * The `srcset` of a picture that comes in several widths, or undefined for one that does not:
 * an operator's own API names its pictures as it likes.
 */
export function pictureSourceSet(url: string): string | undefined {
  const match = SIZED.exec(url);
  if (!match) return undefined;
  const widths =
    Number(match[2]) === WIDE_PICTURE_WIDTH ? [...PICTURE_WIDTHS, WIDE_PICTURE_WIDTH] : PICTURE_WIDTHS;
  return widths.map((width) => `${match[1]}-${width}.webp ${width}w`).join(', ');
}

/** The most that one picture may weigh, in bytes: a photograph as phones take them. It is made smaller before it is kept. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** The most that a portrait may weigh, in bytes (PRF-5). */
export const MAX_PORTRAIT_BYTES = 2 * 1024 * 1024;
/** The most pictures of one message, refund or prescription (CHT-4, RX-3). */
export const MAX_PICTURES = 3;
