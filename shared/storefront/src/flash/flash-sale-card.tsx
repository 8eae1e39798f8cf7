import { useId } from 'react';
import styled from 'styled-components';
import { inModule, ROUTES } from '@souk/contracts';
import type { FlashSale, FlashSaleEntry, Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Carousel, tokens, Zap } from '@souk/ui';
import { useShownOnce } from '../section/shown-once.ts';
import { ViewAll } from '../section/view-all.tsx';
import { Countdown } from './countdown.tsx';
import { FlashSlide } from './flash-slide.tsx';
import { useFlashSaleProducts } from './use-flash-sale.ts';

/** At the side it is narrow; below the items it has the page's width. */
const PER_VIEW = { base: 1, from600: 2.3, from999: 1 };

const Card = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.accentSoft};
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`;
const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font: ${tokens.type.title};

  svg {
    color: ${tokens.color.accentStrong};
    fill: currentColor;
  }
`;

/** The products without what stands elsewhere on the home, unless that would be all of them. */
function useUnshown(products: readonly FlashSaleEntry[]): readonly FlashSaleEntry[] {
  const left = useShownOnce<Item>(
    'item',
    products.map(({ item }) => item),
  );
  const ids = new Set(left?.map(({ id }) => id));
  const unshown = products.filter(({ item }) => ids.has(item.id));
  return unshown.length > 0 ? unshown : products;
}

/**
 * The flash sale beside the popular items: how long it lasts, and its products one at a time, all of them once it is `near` the
 * screen (HOM-6, PRO-10).
 */
export function FlashSaleCard({ sale, near }: { sale: FlashSale; near: boolean }) {
  const id = useId();
  const products = useUnshown(useFlashSaleProducts(sale, near));
  const module = useReadable(useShell().module.current);
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Title id={id}>
          <Zap aria-hidden />
          {sale.title}
        </Title>
        <ViewAll to={inModule(`${ROUTES.flashSale}?id=${sale.id}`, module?.id ?? 0)} of={sale.title} />
      </Head>
      {sale.end_date && <Countdown until={sale.end_date} />}
      <Carousel label={sale.title} perView={PER_VIEW} lift="3rem">
        {products.map((entry) => (
          <FlashSlide key={entry.id} entry={entry} />
        ))}
      </Carousel>
    </Card>
  );
}
