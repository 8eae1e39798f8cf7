import { useState } from 'react';
import { flashSaleItemsPages, withShownError } from '@souk/api-client';
import { flashSaleHead, inModule, ROUTES } from '@souk/contracts';
import { useInfiniteQuery, useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { NeedsPlace, cardSkeletons, Countdown, CountdownPlace, FlashItemCard } from '@souk/storefront';
import { EmptyState } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { isMissing } from '../page/is-missing.ts';
import { NotFound } from '../page/not-found.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { PagedList } from '../paged/paged-list.tsx';
import { NextSteps } from '../paged/next-steps.tsx';
import { useText } from '../texts/texts.ts';

const PAGE = 12;
/** The name, price, and progress of a card below its picture. */
const LINES = 6;

/** What the sale would hold: another place helps where it has nothing, and not where it has ended. */
function NothingLeft({ hasEnded }: { hasEnded: boolean }) {
  const t = useText();
  const module = useReadable(useShell().module.current);
  const offers = `${ROUTES.home}?search=special-offer&data_type=discounted`;
  const toOffers = (
    <ActionLink to={module ? inModule(offers, module.id) : offers}>{t('flashSale.offers')}</ActionLink>
  );
  if (hasEnded)
    return <EmptyState title={t('flashSale.ended')} text={t('flashSale.endedText')} action={toOffers} />;
  return (
    <EmptyState
      title={t('flashSale.none')}
      text={t('flashSale.noneText')}
      action={<NextSteps>{toOffers}</NextSteps>}
    />
  );
}

function FlashSale({ id }: { id: number }) {
  const t = useText();
  const query = withShownError(flashSaleItemsPages({ flash_sale_id: id, limit: PAGE }));
  const list = useInfiniteQuery(query);
  const sale = list.data?.pages[0];
  const module = useReadable(useShell().module.current);
  const [openedAt] = useState(() => Date.now());
  const hasEnded = Date.parse(sale?.end_date ?? '') <= openedAt;
  const heading = sale?.title || t('flashSale.heading');
  if (!sale && isMissing(list.error)) return <NoSuchSale />;
  return (
    <PageFrame
      heading={heading}
      head={flashSaleHead({ id, title: heading }, module?.id, module)}
      busy={list.isPending}
      aside={sale?.end_date ? <Countdown until={sale.end_date} /> : list.isPending && <CountdownPlace />}
    >
      <PagedList
        list={list}
        queryKey={query.queryKey}
        rows={({ active_products }) => active_products}
        of="items"
        heading={t('flashSale.items')}
        skeletons={(count) => cardSkeletons(count, { lines: LINES })}
        empty={<NothingLeft hasEnded={hasEnded} />}
        failed={t('flashSale.failed')}
      >
        {(entry) => <FlashItemCard key={entry.id} entry={entry} />}
      </PagedList>
    </PageFrame>
  );
}

function NoSuchSale() {
  const t = useText();
  return <NotFound heading={t('flashSale.notFound')} text={t('flashSale.notFoundText')} />;
}

/** A flash sale: how long it lasts, and its items page by page with how much of each is sold (PRO-9, CRD-11, CRD-12). */
export default function FlashSalePage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NoSuchSale />;
  return (
    <NeedsPlace>
      <FlashSale key={id} id={Number(id)} />
    </NeedsPlace>
  );
}
