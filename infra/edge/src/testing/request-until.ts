const MAX_MS = 30_000;

/** Repeats a request until the response is as expected. @throws Error with the last response after half a minute */
export async function requestUntil<T>(ask: () => Promise<T>, isExpected: (answer: T) => boolean): Promise<T> {
  const started = performance.now();
  for (;;) {
    const answer = await ask();
    if (isExpected(answer)) return answer;
    if (performance.now() - started > MAX_MS)
      throw new Error(`The response stayed ${JSON.stringify(answer)} for ${MAX_MS / 1000} s`);
  }
}
