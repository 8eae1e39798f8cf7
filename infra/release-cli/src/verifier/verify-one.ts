import { constants, setPriority } from 'node:os';
import type { RenderedRemote } from '@souk/contracts';
import { readPublishedCandidate } from '../verify/published-candidate.ts';
import { runVerification } from '../verify/run-verification.ts';
import type { BundleAnswer, Report, Task } from './messages.ts';

/* A process of its own for each release that is verified: it has no token and no key, and is killed where it hangs. */

// Customers and their pages come first.
setPriority(constants.priority.PRIORITY_LOW);

const report = (message: Report) => process.send?.(message);

process.once('message', (task: Task) => void verify(task));

/** The process that has a token reads it. */
function readBundle(needsBundle: RenderedRemote): Promise<string | null> {
  report({ needsBundle });
  return new Promise((resolve) => process.once('message', ({ bundle }: BundleAnswer) => resolve(bundle)));
}

async function verify({ record, storefront, chromiumPath }: Task): Promise<void> {
  try {
    const candidate = await readPublishedCandidate(record, storefront);
    const { host, checks, firstLoadBytes } = await runVerification(candidate, {
      storefront,
      visits: [],
      chromiumPath,
      readBundle,
      log: (line) => report({ log: line }),
      onBegin: () => report({ begun: true }),
      onCheck: () => {},
    });
    report({ host, checks, firstLoadBytes });
  } catch (error) {
    report({ error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) });
  }
  process.disconnect();
}
