import { useEffect } from 'react';
import { useText } from '../texts/texts.ts';

/** Names the page in the browser's tab. */
export function useTitle(page: string): void {
  const t = useText();
  useEffect(() => {
    document.title = t('pageTitle', { page });
  }, [page, t]);
}
