import { HOST_NAME, LONG_TASK_MS } from '@souk/contracts';
import { failingRelease } from './failing-release.ts';

/** Where the browser has it, a frame names its scripts. */
interface Task extends PerformanceEntry {
  scripts?: { sourceURL: string; duration: number; startTime: number; invokerType: string }[];
}

type Release = { remote: string; version: string };

/**
 * Reports tasks that blocked the page, when they ended, and the remote by the file of the script. Null
 * where that is not known: where the browser only says that there was one, or names the host, whose loader and React run
 * what everybody brings. Only as long as its own file is evaluated, that is the host. @returns how to stop
 */
export function watchLongTasks(
  onTask: (release: Release | null, milliseconds: number, endedAt: number) => void,
): () => void {
  const known = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const type = ['long-animation-frame', 'longtask'].find((each) => known.includes(each));
  if (!type) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts, duration, startTime } of list.getEntries() as Task[]) {
      if (!scripts && duration >= LONG_TASK_MS) onTask(null, duration, startTime + duration);
      for (const script of scripts ?? []) {
        const release = failingRelease(script.sourceURL);
        if (!release || script.duration < LONG_TASK_MS) continue;
        const isItsOwn = release.remote !== HOST_NAME || script.invokerType.endsWith('-script');
        onTask(isItsOwn ? release : null, script.duration, script.startTime + script.duration);
      }
    }
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
