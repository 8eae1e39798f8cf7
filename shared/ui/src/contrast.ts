/** `#rrggbb` → red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

function parseColour(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new TypeError(`"${hex}" is not a colour such as #1f1a16`);
  const [, red = '', green = '', blue = ''] = match;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red, green, blue] = parseColour(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]; // sorting keeps the pair
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of `colour`, the rest of `other`. */
export function mix(colour: string, other: string, share: number): string {
  const [a, b] = [parseColour(colour), parseColour(other)];
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] * share + b[index] * (1 - share));
  return `#${([0, 1, 2] as const).map((index) => channel(index).toString(16).padStart(2, '0')).join('')}`;
}
