import { discountedPrice, pictureSourceSet } from '@souk/contracts';
import type { CartLine, LinePrice } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { useFormats, useShell } from '@souk/remote-kit';
import { IconButton, Picture, Price, QuantityStepper, Trash2, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useCart } from '../cart-context.ts';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 76px 1fr auto;
  gap: ${space[3]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

const Name = styled.button`
  font: ${type.smallStrong};
  text-align: start;

  /* The whole line opens the popup; what can be pressed by itself stands above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Chosen = styled.p`
  font: ${type.caption};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const Warning = styled.p`
  font: ${type.captionStrong};
  color: ${color.warning};
`;

const Controls = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: space-between;
`;

/** The options and add-ons of a line in words. */
function chosenOf(line: CartLine): string {
  const options = line.variation.flatMap(({ values }) => values.label);
  const addOns = line.add_ons.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return [...options, ...addOns].join(' · ');
}

/** One line of the cart: picture, name, choices, price, stepper and delete; a tap opens it for a change (CRT-23). */
export function CartLineCard({ line, price }: { line: CartLine; price: LinePrice }) {
  const t = useText();
  const { cart, dialogs } = useShell();
  const host = useCart();
  const { money, number } = useFormats();
  const { item, quantity, note } = line;
  const { total, full, split } = price;
  const chosen = chosenOf(line);
  const isOneOfSeveral = quantity > 1 && !split && line.add_ons.length === 0;
  return (
    <Line>
      <Picture
        src={item.image_full_url}
        srcSet={pictureSourceSet(item.image_full_url)}
        alt=""
        sizes="76px"
        ratio={1}
      />
      <Words>
        <Name
          type="button"
          aria-label={t('open', { name: item.name })}
          onClick={() => dialogs.product(item, { line })}
        >
          {item.name}
        </Name>
        {chosen && <Chosen>{chosen}</Chosen>}
        {note && <Chosen>{t('note', { note: isolate(note) })}</Chosen>}
        <Price size="s" amount={money(total)} before={full > total ? money(full) : undefined} />
        {isOneOfSeveral && (
          <Chosen>{t('each', { quantity: number(quantity), price: money(total / quantity) })}</Chosen>
        )}
        {split && (
          <Chosen>{t('saleSplit', { sale: number(split.sale), regular: number(split.regular) })}</Chosen>
        )}
        {line.previous_price !== null && (
          <Warning>
            {t('priceChanged', { before: money(discountedPrice(item, line.previous_price)) })}
          </Warning>
        )}
        {!line.available && <Warning>{t('unavailable')}</Warning>}
      </Words>
      <Controls>
        <IconButton
          size="s"
          label={t('remove', { name: item.name })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => host.removeLine(line.id)}
        />
        <QuantityStepper
          size="s"
          min={0}
          removeIcon="minus"
          value={quantity}
          label={t('quantity', { name: item.name })}
          onChange={(next) => cart.setQuantity(line.id, next)}
        />
      </Controls>
    </Line>
  );
}
