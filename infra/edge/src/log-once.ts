interface Log {
  write(line: string): void;
}

/** The same sentence is logged again only after this time. */
const REPEAT_AFTER_MS = 10 * 60_000;
/** Limit of different sentences in that time, since visitors can cause new ones. */
const MAX_SENTENCES = 200;

/** Logs each sentence only once in ten minutes, so that operators see the important ones. */
export function logOnce(log: Log, now: () => number = Date.now): Log {
  const logged = new Map<string, number>();
  return {
    write(line) {
      const at = now();
      for (const [sentence, when] of logged) {
        // The oldest come first.
        if (at - when < REPEAT_AFTER_MS) break;
        logged.delete(sentence);
      }
      const sentence = sentenceOf(line);
      if (logged.has(sentence) || logged.size >= MAX_SENTENCES) return;
      logged.set(sentence, at);
      log.write(line);
    },
  };
}

/** The message, without time and request. */
function sentenceOf(line: string): string {
  const { msg } = JSON.parse(line) as { msg?: string }; // Every line of the logger is an object.
  return msg ?? '';
}
