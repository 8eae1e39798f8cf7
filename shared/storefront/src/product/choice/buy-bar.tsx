import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { isCampaignItem } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useAvailability } from '@souk/storefront';
import { bottomBar, bottomNavigationHeight, Button, markOnScreen, media, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import type { Choice } from './use-choice.ts';
import { usePurchase } from './use-purchase.ts';

/** Where something is bought; a `BuyBar` behind it stands in for it while it is out of sight. */
export const BuyBox = (props: ComponentProps<'div'>) => <div ref={markOnScreen} {...props} />;

const Bar = styled.div`
  display: none;

  [data-on-screen='false'] + & {
    position: fixed;
    inset-inline: 0;
    inset-block-end: ${bottomNavigationHeight};
    z-index: ${tokens.layer.raised};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    padding-block-end: max(${tokens.space[3]}, env(safe-area-inset-bottom) - ${bottomNavigationHeight});
    border-block-start: 1px solid ${tokens.color.line};
    background: ${tokens.color.surface};

    ${media.from670} {
      display: none;
    }
    @media print {
      display: none;
    }
  }
`;
const Total = styled.p`
  display: grid;
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};

  b {
    font: ${tokens.type.subtitle};
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.ink};
  }
`;

/** The total and the way into the cart at the foot of a phone, while the box in front of it is out of sight. */
export function BuyBar({ choice }: { choice: Choice }) {
  const t = useText();
  const formats = useFormats();
  const { busy, saveLabel, save, order } = usePurchase(choice);
  const { item, total } = choice;
  const isSold = useAvailability(item) !== 'unavailable' && item.stock !== 0;
  if (!isSold) return null;
  const isCampaign = isCampaignItem(item);
  return (
    <Bar ref={bottomBar}>
      <Total>
        {t('dialog.total')}
        <b>{formats.money(total)}</b>
      </Total>
      <Button loading={busy !== null} onClick={() => void (isCampaign ? order() : save())}>
        {isCampaign ? t('dialog.orderNow') : saveLabel}
      </Button>
    </Bar>
  );
}
