/** A change of what is live, on the axis of time. */
export interface Mark {
  at: number;
  /** Its number in the list of changes. */
  number: number;
}

/** Numbers nearer than this, as a part of the width, would stand on top of each other. */
const MIN_DISTANCE = 0.05;

/** The numbers of marks; those of one place together, as in `2–4`. */
export function labelsOf(
  marks: readonly Mark[],
  part: (at: number) => number,
): { text: string; left: number }[] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && part(mark.at) - part(first.at) < MIN_DISTANCE) group.push(mark);
    else groups.push([mark]);
  }
  return groups.map((group) => {
    const numbers = [...new Set([group[0], group.at(-1)])].map((mark) => mark?.number);
    return { text: numbers.join('–'), left: part(group[0]?.at ?? 0) };
  });
}
