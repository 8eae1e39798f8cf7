import { useState } from 'react';
import styled, { css } from 'styled-components';
import { hasVariations, isCampaignItem } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Plus, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { CardStepper } from './card-stepper.tsx';
import { ItemOpener } from './item-opener.tsx';
import { useAvailability } from './use-availability.ts';
import { useCartLine } from './use-cart-line.ts';
import { useRetainedFocus } from './use-retained-focus.ts';

const control = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.m};
  color: ${tokens.color.accentStrong};
  transition:
    background-color ${tokens.motion.fast},
    color ${tokens.motion.fast};

  &:hover,
  &[data-held='true'] {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
`;
const Add = styled.button`
  ${control}
`;
const Open = styled(ItemOpener)`
  ${control}
`;
const Held = styled.span`
  font: ${tokens.type.bodyStrong};
`;

/** An item with something to choose, or that is only ordered: the control opens it, and shows how many the cart holds (CRT-10, POP-7). */
function OpenItem({ item }: { item: Item }) {
  const t = useText();
  const { quantity } = useCartLine(item);
  const held = quantity > 0;
  const action = isCampaignItem(item) ? 'orderNow' : 'choose';
  const { name } = item;
  const label = held ? t(`item.${action}InCart`, { name, count: quantity }) : t(`item.${action}`, { name });
  return (
    <Open item={item} aria-label={label} data-held={held}>
      {held ? <Held>{quantity}</Held> : <Plus aria-hidden />}
    </Open>
  );
}

function AddOne({ item }: { item: Item }) {
  const t = useText();
  const { cart } = useShell();
  const { line } = useCartLine(item);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState(false);
  const focus = useRetainedFocus(line ? 'stepper' : 'add');
  const add = () => {
    setAdding(true);
    setAdded(true);
    void cart.add({ item, quantity: 1 }).finally(() => setAdding(false));
  };
  return (
    <div {...focus}>
      {line ? (
        <CardStepper
          item={item}
          quantity={line.quantity}
          isNew={added}
          onChange={(quantity) => cart.setQuantity(line.id, quantity)}
        />
      ) : (
        <Add
          type="button"
          aria-label={t('item.addToCart', { name: item.name })}
          aria-disabled={adding}
          onClick={adding ? undefined : add}
        >
          <Plus aria-hidden />
        </Add>
      )}
    </div>
  );
}

/**
 * Puts an item into the cart from its card, and becomes a stepper once it is there (CRT-8). Not there where the item
 * cannot be ordered at all.
 */
export function AddToCart({ item }: { item: Item }) {
  const availability = useAvailability(item);
  if (item.stock === 0 || availability === 'unavailable') return null;
  const opens = hasVariations(item) || isCampaignItem(item);
  return opens ? <OpenItem item={item} /> : <AddOne item={item} />;
}
