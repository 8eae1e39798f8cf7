import { useEffect } from 'react';
import { useConfig } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useText } from '../texts/texts.ts';

/** Names the page in the browser's tab: the module or page, then the marketplace. */
export function usePageTitle(page: string, moduleName: string | null): void {
  const t = useText();
  const name = useConfig().data?.business_name ?? 'Souk';
  const titles: Record<string, string> = {
    [ROUTES.signIn]: t('titles.signIn'),
    [ROUTES.social]: t('titles.signIn'),
    [ROUTES.signUp]: t('titles.signUp'),
    [ROUTES.forgotPassword]: t('auth.forgotTitle'),
    'not-found': t('notFound.title'),
  };
  const title = page === ROUTES.landing ? t('titles.landing') : (titles[page] ?? moduleName);
  useEffect(() => {
    document.title = title ? t('page.title', { page: title, name }) : name;
  }, [title, name, t]);
}
