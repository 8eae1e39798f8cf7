import styled from 'styled-components';
import { useConfig } from '@souk/api-client';
import { hasInformationPage, informationPath, stockOf } from '@souk/contracts';
import { Link, useShell } from '@souk/remote-kit';
import type { Choice } from '@souk/storefront/product';
import { Clock, Package, ReceiptText, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Facts = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};

  &:empty {
    display: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  a {
    color: ${tokens.color.accentStrong};
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** From this stock down, the number is shown. */
const FEW = 5;

/** What a customer decides by besides the price: when it comes, how many are left, and what if it is not right (POP-26). */
export function BuyFacts({ choice: { item, wanted } }: { choice: Choice }) {
  const t = useText();
  const { canNavigate } = useShell();
  const { data: config } = useConfig();
  const stock = stockOf(item, wanted.variation);
  const refunds = informationPath('refund-policy');
  const hasRefunds = config && hasInformationPage('refund-policy', config) && canNavigate(refunds);
  return (
    <Facts aria-label={t('facts.label')}>
      {item.store_delivery_time && (
        <li>
          <Clock aria-hidden />
          {t('facts.delivered', { range: item.store_delivery_time })}
        </li>
      )}
      {stock !== null && stock > 0 && (
        <li>
          <Package aria-hidden />
          {stock > FEW ? t('facts.inStock') : t('facts.left', { count: stock })}
        </li>
      )}
      {hasRefunds && (
        <li>
          <ReceiptText aria-hidden />
          <Link to={refunds}>{t('facts.refunds')}</Link>
        </li>
      )}
    </Facts>
  );
}
