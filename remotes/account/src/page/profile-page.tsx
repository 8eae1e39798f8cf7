import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ACCOUNT_PAGES, ROUTES } from '@souk/contracts';
import type { AccountPage, Config } from '@souk/contracts';
import { useConfig, useScope } from '@souk/api-client';
import { usePageHead, useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { Container, media, tokens, useMediaQuery } from '@souk/ui';
import styled from 'styled-components';
import { AccountMenu } from './account-menu.tsx';
import { BackLink } from './back-link.tsx';
import { NeedsLogin } from './needs-login.tsx';
import type { PageEntries, PageEntry } from './page-entry.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useText } from './texts/texts.ts';

/** From here on menu and page stand side by side. */
const WIDE = '(min-width: 999px)';
const { space } = tokens;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  min-block-size: 100dvh;
  padding-block: ${space[6]} ${space.section};

  ${media.from999} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space[10]};
  }
`;
const Aside = styled.div`
  ${media.from999} {
    position: sticky;
    inset-block-start: 96px;
  }
`;
const Body = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
const Heading = styled.h1`
  font: ${tokens.type.headline};
`;

/** The pages that the marketplace has, in the order of the menu. */
function offeredPages(entries: PageEntries, config: Config | undefined) {
  return ACCOUNT_PAGES.flatMap((name) => {
    const page = entries[name];
    const isOffered = page && (!config || !page.isOffered || page.isOffered(config));
    return isOffered ? [{ ...page, name }] : [];
  });
}

function CurrentPage({ name, entry, back }: { name: AccountPage; entry: PageEntry; back: boolean }) {
  const t = useText();
  const { Page, isPublic } = entry;
  usePageHead({ title: t(`pages.${name}`) });
  const shown = (
    <Body aria-labelledby="account-page">
      {back && <BackLink to={ROUTES.profile}>{t('back')}</BackLink>}
      <Heading id="account-page">{t(`pages.${name}`)}</Heading>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </Body>
  );
  return isPublic ? shown : <NeedsLogin>{shown}</NeedsLogin>;
}

function MenuPage({ children }: { children: ReactNode }) {
  const t = useText();
  usePageHead({ title: t('title') });
  return (
    <Body aria-labelledby="account-page">
      <Heading id="account-page">{t('title')}</Heading>
      {children}
    </Body>
  );
}

/** The account: its menu, and the page that `?page=` names; on a phone one after the other (PRF-1). */
export function ProfilePage({ entries }: { entries: PageEntries }) {
  const { session } = useShell();
  const [params] = useSearchParams();
  const { data: config } = useConfig();
  const isWide = useMediaQuery(WIDE);
  const isGuest = useReadable(session.state).status === 'guest';
  const scope = useScope();
  const offered = offeredPages(entries, config);
  const pages = offered.filter(({ isPublic }) => !isGuest || isPublic);
  const named = offered.find(({ name }) => name === params.get('page'));
  const shown = named ?? (isWide && !isGuest ? pages[0] : undefined);
  const menu = pages.length > 0 && <AccountMenu pages={pages} current={shown?.name ?? null} />;
  if (!shown)
    return (
      <Columns>
        <NeedsLogin>
          <MenuPage>{menu}</MenuPage>
        </NeedsLogin>
      </Columns>
    );
  return (
    <Columns key={scope}>
      {isWide && <Aside>{menu}</Aside>}
      <CurrentPage
        key={shown.name}
        name={shown.name}
        entry={shown}
        back={!isWide && !shown.hasOwnBack?.(params)}
      />
    </Columns>
  );
}
