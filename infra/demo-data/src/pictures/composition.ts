/** One thing in a picture: an emoji, or a pack that carries one as its label. */
export type Thing =
  | { kind: 'emoji'; emoji: string; hue: number; pale: boolean }
  | { kind: 'pack'; shape: string; colour: string; label: string };

/** A thing with its position: `x` is its centre and `ground` its foot, `size` the square that it fits into, in pixels. */
export interface PlacedThing {
  thing: Thing;
  x: number;
  ground: number;
  size: number;
  /** Hangs on a wall, and has no shadow on the ground. */
  floats?: boolean;
}

/** The description of a picture; equal descriptions give equal bytes. */
export interface Composition {
  /** Group and name, such as items/lentil-soup. */
  name: string;
  width: number;
  height: number;
  /** Shown large, so that it comes in one more width (`WIDE_PICTURE_WIDTH`). */
  wide?: boolean;
  /** SVG elements behind the things; empty for a transparent background. */
  backdrop: string;
  /** From back to front. */
  things: PlacedThing[];
  /** Whether things stand on the ground and cast a shadow. */
  shadows: boolean;
}

/** Reads "🍕 🌶️~20 🍄! box:2a9d8f:🍊": colours turned by degrees, colours paled, a pack with a label. */
export const parseThings = (text: string): Thing[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word): Thing => {
      const [first = '', colour, label] = word.split(':');
      if (colour && label) return { kind: 'pack', shape: first, colour: `#${colour}`, label };
      const [emoji = '', hue = '0'] = word.replace('!', '').split('~');
      return { kind: 'emoji', emoji, hue: Number(hue), pale: word.includes('!') };
    });
