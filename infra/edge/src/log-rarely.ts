interface Log {
  write(line: string): void;
}

/** So long the same sentence is not said again, however many requests meet what it is about. */
const AGAIN_MS = 10 * 60_000;
/** Different sentences in that time; visitors can make some of them up. */
const MOST = 200;

/** Passes lines of the log on, each sentence once in a while: what an operator has to see is seen among them. */
export function logRarely(log: Log, now: () => number = Date.now): Log {
  const said = new Map<string, number>();
  return {
    write(line) {
      const at = now();
      for (const [sentence, when] of said) {
        // The oldest come first.
        if (at - when < AGAIN_MS) break;
        said.delete(sentence);
      }
      const sentence = sentenceOf(line);
      if (said.has(sentence) || said.size >= MOST) return;
      said.set(sentence, at);
      log.write(line);
    },
  };
}

/** Without the time, and whose request it was. */
function sentenceOf(line: string): string {
  const { msg } = JSON.parse(line) as { msg?: string }; // Every line of the logger is an object.
  return msg ?? '';
}
