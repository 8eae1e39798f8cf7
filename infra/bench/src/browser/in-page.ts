import type { CDPSession } from '@playwright/test';

/** A function as text for a page. The compiler that runs this bench wraps named functions, and the page has no such wrapper. */
export const asScript = <A>(run: (argument: A) => unknown, argument: A): string =>
  `((__name) => (${run.toString()})(${JSON.stringify(argument)}))((named) => named)`;

/** Runs a function in the page, beside its policy. It may use nothing but its argument. */
export async function inPage<A, R>(
  session: CDPSession,
  run: (argument: A) => R | Promise<R>,
  argument: A,
): Promise<R> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: asScript(run, argument),
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as R;
}
