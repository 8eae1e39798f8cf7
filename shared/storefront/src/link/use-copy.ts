import { useEffect, useRef, useState } from 'react';
import { useShell } from '@souk/remote-kit';

const COPIED_MS = 1000;

/** Copies text, and shows that for a second; `what` names it in error reports (WAL-5). */
export function useCopy(what: string) {
  const { report } = useShell();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      // The customer can still read it (WAL-5).
      report({ kind: 'error', error, while: `copying ${what}` });
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return { copied, copy };
}
