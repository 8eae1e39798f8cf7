import { useEffect } from 'react';
import { landingQuery, useConfig } from '@souk/api-client';
import { describe, ROUTES } from '@souk/contracts';
import type { PageHead } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { describesThisPage, writeHead } from './document-head.ts';

/**
 * Says in the document's head what the page is: what its remote says of it, else the host's own page or the module.
 * @param stated null while the remote has said nothing
 * @returns the title of a page of the host's own
 */
export function useDocumentHead(
  page: string,
  stated: PageHead | null,
  moduleName: string | null,
): string | undefined {
  const t = useText();
  const name = useConfig().data?.business_name ?? 'Souk';
  const ownTitles: Record<string, string> = {
    [ROUTES.landing]: t('titles.landing'),
    'not-found': t('notFound.title'),
  };
  const ownTitle = ownTitles[page];
  const isLanding = page === ROUTES.landing;
  const words = useQuery({ ...landingQuery(), enabled: isLanding }).data?.fixed_header_sub_title;
  useEffect(() => {
    // What the edge said of the page that was opened is more than its name here. It cannot know that there is no such item.
    if (!stated && page !== 'not-found' && describesThisPage()) return;
    const title = stated?.title ?? ownTitle ?? moduleName;
    writeHead({
      ...(words && isLanding && { canonical: ROUTES.landing, description: describe(words) }),
      ...stated,
      title: title ? t('page.title', { page: title, name }) : name,
    });
  }, [page, stated, ownTitle, isLanding, words, moduleName, name, t]);
  return ownTitle;
}
