import type { Pictures } from '@souk/demo-data';
import { createTimeLeft } from './time-left.ts';

/** Interval between lines, in milliseconds. */
const INTERVAL_MS = 15_000;

/** Draws the demo's pictures while the storefront is in use already, and logs how far it is; quiet where all are drawn. */
export async function drawPictures(
  pictures: Pick<Pictures, 'drawAll'> | null,
  log: (line: string) => void,
  now: () => number = Date.now,
): Promise<void> {
  const timeLeft = createTimeLeft(now);
  let logged = -Infinity;
  try {
    await pictures?.drawAll((done, total) => {
      const left = timeLeft(done, total);
      if (done === total) return log(`Pictures: all ${total} are drawn.`);
      if (now() - logged < INTERVAL_MS) return;
      const isFirst = logged === -Infinity;
      logged = now();
      log(
        isFirst
          ? `Pictures: ${done} of ${total} are drawn, the rest while you look around.`
          : `Pictures: ${done} of ${total} are drawn${left}.`,
      );
    });
  } catch (error) {
    log(
      `Pictures: drawing failed: ${error instanceof Error ? error.message : String(error)}. The next start draws the rest.`,
    );
  }
}
