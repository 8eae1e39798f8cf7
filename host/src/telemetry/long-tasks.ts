import { LONG_TASK_MS } from '@souk/contracts';
import { failingRelease } from './failing-release.ts';

/** Where the browser has it, a frame names its scripts. */
interface Task extends PerformanceEntry {
  scripts?: { sourceURL: string; duration: number }[];
}

type Release = { remote: string; version: string };

/**
 * Tells of tasks that kept the page from answering, and whose they were: by the file of the script, or null where the
 * browser only says that there was one. @returns how to stop
 */
export function watchLongTasks(onTask: (release: Release | null, milliseconds: number) => void): () => void {
  const known = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const type = ['long-animation-frame', 'longtask'].find((each) => known.includes(each));
  if (!type) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts, duration } of list.getEntries() as Task[]) {
      if (!scripts && duration >= LONG_TASK_MS) onTask(null, duration);
      for (const script of scripts ?? []) {
        const release = failingRelease(script.sourceURL);
        if (release && script.duration >= LONG_TASK_MS) onTask(release, script.duration);
      }
    }
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
