import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 100;

const tooLarge = new WeakSet<ChildProcess>();

/** Whether a process was ended because of its memory. */
export const tookTooMuchMemory = (child: ChildProcess): boolean => tooLarge.has(child);

/** What a process uses in megabytes, swapped memory included; 0 once it has ended. */
function usedMb(pid: number): number {
  try {
    // The kernel writes it in microseconds, and no thread of the pool that compresses pages is needed.
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const sizes = [...status.matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)];
    return sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Ends a process that uses more memory, on Linux; other systems do not say. V8 limits its heap alone, which buffers are not
 * part of.
 */
export function limitMemory(child: ChildProcess, maxMb: number): void {
  const { pid } = child;
  if (pid === undefined || process.platform !== 'linux') return;
  const timer = setInterval(() => {
    if (usedMb(pid) <= maxMb) return;
    clearInterval(timer);
    tooLarge.add(child);
    child.kill('SIGKILL');
  }, POLL_MS);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
}
