import { useEffect } from 'react';
import type { PageHead } from '@souk/contracts';
import { useShell } from './shell-context.ts';

/** Says what the page is: its name in the browser's tab, and what link previews and search engines read. Nothing while `head` is undefined. */
export function usePageHead(head: PageHead | undefined): void {
  const shell = useShell();
  const { title, description, canonical, image, listed } = head ?? {};
  useEffect(() => {
    if (title === undefined) return;
    shell.head({
      title,
      ...(description !== undefined && { description }),
      ...(canonical !== undefined && { canonical }),
      ...(image !== undefined && { image }),
      ...(listed !== undefined && { listed }),
    });
  }, [shell, title, description, canonical, image, listed]);
}
