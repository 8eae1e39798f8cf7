import { useState } from 'react';
import styled from 'styled-components';
import { lineTotal, unitPrice } from '@souk/contracts';
import type { CartChoice, CartLine, Item } from '@souk/contracts';
import { useFormats, useShell } from '@souk/remote-kit';
import { Button, QuantityStepper, tokens } from '@souk/ui';
import { useQuantityLimit } from '../item/use-quantity-limit.ts';
import { useText } from '../texts/texts.ts';

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
  item: Item;
  /** The line that this changes; absent for something new (POP-4). */
  line?: CartLine;
  onDone(): void;
}

/** How many, what they come to, and into the cart (POP-4, POP-5, POP-15, POP-16). */
export function Purchase({ item, line, onDone }: Props) {
  const t = useText();
  const { cart, toast } = useShell();
  const formats = useFormats();
  const limit = useQuantityLimit(line ? { ...item, stock: line.stock } : item);
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [saving, setSaving] = useState(false);
  const total = lineTotal({
    price: line?.price ?? unitPrice(item),
    quantity,
    item,
    add_ons: line?.add_ons ?? [],
  });

  const save = async () => {
    if (line && quantity === line.quantity) {
      toast({ kind: 'warning', text: t('dialog.noChanges') });
      return;
    }
    setSaving(true);
    const outcome = await (line
      ? cart.update(line.id, choiceOf(line, quantity))
      : cart.add({ item, quantity }));
    setSaving(false);
    if (outcome === 'done') onDone();
  };

  return (
    <Frame>
      <Row>
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          label={t('dialog.quantity')}
          leadingZero
          {...limit}
        />
        <Total>
          {t('dialog.total')}
          <b>{formats.money(total)}</b>
        </Total>
      </Row>
      <Button size="l" block loading={saving} onClick={() => void save()}>
        {t(line ? 'dialog.update' : 'item.addToCart')}
      </Button>
    </Frame>
  );
}

const choiceOf = (line: CartLine, quantity: number): CartChoice => ({
  item: line.item,
  quantity,
  variation: line.variation,
  addOns: line.add_ons.map(({ id, quantity: count }) => ({ id, quantity: count })),
});
