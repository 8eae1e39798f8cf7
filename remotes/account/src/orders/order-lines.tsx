import type { BillLine } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { useFormats } from '@souk/remote-kit';
import { MediaPicture } from '@souk/storefront';
import { fullAmount, UnitPrice } from '@souk/storefront/orders';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { Soft } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: ${space[4]};
  }
`;
const Frame = styled.div`
  inline-size: 56px;
  block-size: 56px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
`;
const Name = styled.p`
  font: ${tokens.type.bodyStrong};
  overflow-wrap: anywhere;
`;
/** The full price, which the bill adds up from, stands above the reduced one. */
const Amount = styled.p`
  font: ${tokens.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  text-align: end;

  s {
    display: block;
    font: ${tokens.type.small};
    color: ${color.inkSoft};
  }
`;

/** What was bought, in the words and at the price of that moment. */
export function OrderLines({ lines }: { lines: readonly BillLine[] }) {
  const t = useText();
  const { money, number, list } = useFormats();
  return (
    <List>
      {lines.map(
        ({ name, quantity, image_full_url, variation, add_ons, note, price, discount, total }, at) => (
          <li key={at}>
            <Frame>
              <MediaPicture src={image_full_url} alt="" ratio={1} sizes="56px" />
            </Frame>
            <div>
              <Name>
                {t('quantity', { count: number(quantity) })} {name}
              </Name>
              {variation.map((group) => (
                <Soft key={group.name}>{`${group.name}: ${list(group.values.label)}`}</Soft>
              ))}
              {add_ons.map((addOn) => (
                <Soft key={addOn.id}>{t('addOn', { name: addOn.name, count: number(addOn.quantity) })}</Soft>
              ))}
              {note && <Soft>{t('noteOnItem', { note: isolate(note) })}</Soft>}
              <UnitPrice line={{ quantity, price, discount, add_ons }} />
            </div>
            <Amount>
              {discount > 0 && <s>{money(fullAmount({ price, discount, quantity, total }))}</s>}
              {money(total)}
            </Amount>
          </li>
        ),
      )}
    </List>
  );
}
