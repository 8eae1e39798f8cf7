/** Rejects when a promise takes longer than it may; the promise itself continues, and its result is ignored. */
export function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`${what} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(done, fail).finally(() => clearTimeout(timer));
  });
}
