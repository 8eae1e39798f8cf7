import type { Report } from '@souk/contracts';

/** Problems and measures of this page, stored for telemetry; the console is for developers. */
export function report(event: Report): void {
  if (event.kind === 'error') console.warn(`[souk] ${event.while} failed:`, event.error);
  else
    performance.measure(`souk:${event.name}`, {
      start: performance.now() - event.milliseconds,
      duration: event.milliseconds,
    });
}
