interface Line {
  level: number;
  msg?: string;
  err?: { stack?: string };
}

/** The logger's level of errors; warnings are below. */
const ERROR = 50;

/** Prints a part's log lines as plain text with its name; unexpected errors keep their stack. */
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
