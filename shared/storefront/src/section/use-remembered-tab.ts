import { useState } from 'react';
import { sessionStore } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { useIsInBrowser } from '@souk/ui';

const keyOf = (module: number | undefined, name: string) => `tab:${module ?? 'none'}:${name}`;

/** The selected one of some tabs, remembered while the browser's tab lives (CRD-3); the first where nothing is, or what is has gone. */
export function useRememberedTab<T extends string>(name: string, ids: readonly [T, ...T[]]) {
  const module = useReadable(useShell().module.current);
  const key = keyOf(module?.id, name);
  const [picked, setPicked] = useState<{ key: string; id: string } | null>(null);
  const isInBrowser = useIsInBrowser();
  const remembered = isInBrowser ? sessionStore.get(key) : null;
  const chosen = picked?.key === key ? picked.id : remembered;
  const selected = ids.find((id) => id === chosen) ?? ids[0];
  const select = (id: string) => {
    sessionStore.set(key, id);
    setPicked({ key, id });
  };
  return [selected, select] as const;
}
