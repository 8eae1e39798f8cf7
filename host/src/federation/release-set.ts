import type { Discovery } from './discovery.ts';

/** What a page says of itself with every call, so that an old page can be told from a new one. */
export function releaseSet({ running, document }: Pick<Discovery, 'running' | 'document'>): string {
  const releases = [...running()].map(([remote, version]) => `${remote}@${version}`);
  return `${releases.join(', ')}; revision=${document.get().revision}`;
}
