const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Mixes a share of another colour into one; both as #rrggbb. */
export function mix(colour: string, other: string, share: number): string {
  const into = channels(other);
  const mixed = channels(colour).map((value, index) =>
    Math.round(value * (1 - share) + (into[index] ?? 0) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share: number) => mix(colour, '#1b1420', share);
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
