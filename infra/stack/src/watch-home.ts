import { existsSync } from 'node:fs';

const EVERY_MS = 2_000;

/** Reports once when the folder of a running stack was deleted: what it stores from then on is lost. */
export function watchHome(
  home: string,
  say: (line: string) => void,
  everyMs: number = EVERY_MS,
): { close(): Promise<void> } {
  const timer = setInterval(() => {
    if (existsSync(home)) return;
    clearInterval(timer);
    say(
      `The folder ${home} was deleted while Souk runs from it, and nothing is stored any more. Press Ctrl-C and start again.`,
    );
  }, everyMs);
  timer.unref();
  return { close: async () => clearInterval(timer) };
}
