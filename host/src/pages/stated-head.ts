import type { PageHead, Readable, ShellHistory } from '@souk/contracts';
import type { Discovery } from '../federation/discovery.ts';
import { remoteToShow } from '../slots/remote-to-show.ts';
import { createStore } from '../state/store.ts';

/** What a remote says of the page at a path, until another path or another remote is shown. */
export interface StatedHead {
  pathname: string;
  remote: string | null;
  head: PageHead;
}

interface StatedHeadOptions {
  history: ShellHistory;
  discovery: Discovery;
  module: Readable<{ module_type: string } | null>;
}

/** What was said last of the page, and how the remote that is shown says it. */
export function createStatedHead({ history, discovery, module }: StatedHeadOptions) {
  const stated = createStore<StatedHead | null>(null);
  return {
    stated: stated satisfies Readable<StatedHead | null>,
    state(head: PageHead): void {
      const { pathname, search } = history.location;
      const remote = remoteToShow(discovery.releases(), pathname + search, module.get()?.module_type ?? null);
      stated.set({ pathname, remote, head });
    },
  };
}
