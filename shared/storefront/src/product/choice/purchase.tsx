import styled from 'styled-components';
import { isCampaignItem } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useQuantityLimit } from '@souk/storefront';
import { Button, QuantityStepper, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import type { Choice } from './use-choice.ts';
import { usePurchase } from './use-purchase.ts';

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
`;
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${tokens.space[3]};
`;
const Total = styled.p`
  display: grid;
  justify-items: end;
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};

  b {
    font: ${tokens.type.title};
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.ink};
  }
`;

interface Props {
  choice: Choice;
  /** A line of the cart is being changed, and nothing else (CRT-23). */
  changesLine?: boolean;
  /** Once the cart holds it, or the checkout has taken over. */
  onDone?(): void;
}

/** How many, what they come to, and into the cart or straight to the checkout (POP-4 to POP-8, POP-15 to POP-19). */
export function Purchase({ choice, changesLine = false, onDone }: Props) {
  const t = useText();
  const formats = useFormats();
  const { item, line, quantity, total, split, wanted } = choice;
  const { busy, saveLabel, save, order } = usePurchase(choice, onDone);
  const limit = useQuantityLimit(wanted, line);
  const isCampaign = isCampaignItem(item);
  return (
    <Frame>
      <Row>
        <QuantityStepper
          value={quantity}
          onChange={choice.setQuantity}
          // What costs nothing is not counted down (POP-15).
          min={total > 0 ? 1 : quantity}
          label={t('dialog.quantity')}
          leadingZero
          {...limit}
        />
        <Total>
          {t('dialog.total')}
          <b>{formats.money(total)}</b>
          {split && (
            <span>
              {t('dialog.saleSplit', {
                sale: formats.number(split.sale),
                regular: formats.number(split.regular),
              })}
            </span>
          )}
        </Total>
      </Row>
      <Actions>
        {(isCampaign || !changesLine) && (
          <Button
            size="l"
            variant={isCampaign ? 'primary' : 'secondary'}
            loading={busy === 'order'}
            onClick={() => void order()}
          >
            {t(isCampaign ? 'dialog.orderNow' : 'dialog.buyNow')}
          </Button>
        )}
        {!isCampaign && (
          <Button size="l" loading={busy === 'cart'} onClick={() => void save()}>
            {saveLabel}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}
