const MAX_MS = 30_000;

/** Asks until an answer is as expected. @throws Error with the last answer after half a minute */
export async function askUntil<T>(ask: () => Promise<T>, isExpected: (answer: T) => boolean): Promise<T> {
  const started = performance.now();
  for (;;) {
    const answer = await ask();
    if (isExpected(answer)) return answer;
    if (performance.now() - started > MAX_MS) throw new Error(`It stays ${JSON.stringify(answer)}`);
  }
}
