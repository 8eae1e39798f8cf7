/** Prints lines over the previously printed ones. */
export function createRedraw(stream: { write(text: string): unknown }): (lines: readonly string[]) => void {
  let previous = 0;
  return (lines) => {
    const up = previous > 0 ? `\u001b[${previous}A` : '';
    // Clears the rest of each replaced line, and everything below the last one.
    stream.write(`${up}${lines.map((line) => `${line}\u001b[K\n`).join('')}\u001b[J`);
    previous = lines.length;
  };
}
