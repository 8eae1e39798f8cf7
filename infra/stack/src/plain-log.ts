interface Line {
  level: number;
  msg?: string;
  err?: { stack?: string };
}

/** What a logger calls an error; below that are warnings. */
const ERROR = 50;

/** Lines of a part's log as sentences that name the part; a failure that nobody foresaw keeps its stack. */
export function plainLog(
  part: string,
  say: (text: string) => void = console.error,
): { write(line: string): void } {
  return {
    write(line) {
      const { level, msg = '', err } = JSON.parse(line) as Line; // As the logger writes it.
      say(`${part}: ${(level >= ERROR && err?.stack) || msg}`);
    },
  };
}
