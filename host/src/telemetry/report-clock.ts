import { REPORT_SECONDS } from '@souk/contracts';
import { whenIdle } from '@souk/ui';

/** Seconds between reports of a visible page. */
const USUAL_SECONDS = 20;
/** Seconds after something happened; more of it comes along in the meantime. */
const SOON_SECONDS = 3;

/** A wait that differs from page to page, so that a thousand of them do not report at once. */
const around = (seconds: number) => seconds * 1000 * (0.8 + Math.random() * 0.4);

export interface ReportClock {
  /** Something happened that is worth a report before the next one is due. */
  soon(): void;
  stop(): void;
}

/**
 * Says when to report: now and then, soon after something happened, and when the page goes away. Never while the page
 * has better things to do.
 */
export function startReportClock(report: (leaving: boolean) => void): ReportClock {
  let timer: ReturnType<typeof setTimeout>;
  let due = Infinity;
  const wait = (milliseconds: number) => {
    if (Date.now() + milliseconds >= due) return;
    clearTimeout(timer);
    due = Date.now() + milliseconds;
    timer = setTimeout(() => whenIdle(send), milliseconds);
  };
  const waitUsual = () => {
    due = Infinity;
    // Less often while hidden, and still within the maximum interval.
    wait(around(document.visibilityState === 'visible' ? USUAL_SECONDS : REPORT_SECONDS * 0.75));
  };
  const send = () => {
    if (due === Infinity) return;
    report(false);
    waitUsual();
  };
  const soon = () => wait(around(SOON_SECONDS));
  const onHidden = () => {
    if (document.visibilityState === 'visible') soon();
    // On a phone this may be the page's last event; a page that is closed has reported already.
    else send();
  };
  const onLeave = () => {
    clearTimeout(timer);
    due = Infinity;
    report(true);
  };
  const onBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) soon();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onBack);
  soon();
  return {
    soon,
    stop() {
      clearTimeout(timer);
      due = Infinity;
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onBack);
    },
  };
}
