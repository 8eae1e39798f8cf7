/** Draws lines over those that it drew before. */
export function createRedraw(stream: { write(text: string): unknown }): (lines: readonly string[]) => void {
  let drawn = 0;
  return (lines) => {
    const up = drawn > 0 ? `\u001b[${drawn}A` : '';
    // Each line takes away what is left of the one that it replaces; what is below the last goes altogether.
    stream.write(`${up}${lines.map((line) => `${line}\u001b[K\n`).join('')}\u001b[J`);
    drawn = lines.length;
  };
}
