import { relatedItemsQuery, withShownError } from '@souk/api-client';
import { discountedPrice, hasVariations, pictureSourceSet, productPath, slugOf } from '@souk/contracts';
import type { CartLine, Item } from '@souk/contracts';
import { useFormats, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { IconButton, Picture, Plus, Price, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useCart } from '../cart-context.ts';
import { useText } from './texts/texts.ts';

const { space, type } = tokens;

const MAX_ITEMS = 8;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block-start: ${space[4]};
`;
const Heading = styled.h3`
  font: ${type.smallStrong};
`;
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 112px;
  gap: ${space[3]};
  overflow-x: auto;
  /* Room for the ring around what has the focus. */
  padding: ${space[1]};
`;
const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[1]};
`;
const Name = styled.button`
  font: ${type.caption};
  text-align: start;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Add = styled.div`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
  z-index: 1;
`;

function Suggestion({ item, hasPage }: { item: Item; hasPage: boolean }) {
  const t = useText();
  const { money } = useFormats();
  const host = useCart();
  const { canNavigate, cart, dialogs, navigate } = useShell();
  const price = discountedPrice(item);
  const page = productPath(item);
  const open = () => {
    if (!hasPage || !canNavigate(page)) return dialogs.product(item);
    host.close();
    navigate(page);
  };
  return (
    <Card>
      <Picture
        src={item.image_full_url}
        srcSet={pictureSourceSet(item.image_full_url)}
        alt=""
        sizes="112px"
        ratio={1}
      />
      <Name type="button" onClick={open}>
        {item.name}
      </Name>
      <Price size="s" amount={money(price)} before={price < item.price ? money(item.price) : undefined} />
      <Add>
        <IconButton
          size="s"
          variant="raised"
          label={t('addSuggestion', { name: item.name })}
          icon={<Plus size={18} aria-hidden />}
          onClick={() => (hasVariations(item) ? open() : void cart.add({ item, quantity: 1 }))}
        />
      </Add>
    </Card>
  );
}

interface Props {
  lines: readonly CartLine[];
  /** Whether an item opens as its page where there is one (CRT-10). */
  itemsHavePages: boolean;
}

/** Other items of the store that the cart is from, asked for while the cart is open; nothing where there are none. */
export function CartSuggestions({ lines, itemsHavePages }: Props) {
  const t = useText();
  const open = useReadable(useCart().isOpen);
  // The items of campaigns are counted by themselves.
  const known = lines.find(({ item_type }) => item_type === 'Item')?.item;
  const related = relatedItemsQuery({ id: known ? slugOf(known) : '', limit: 2 * MAX_ITEMS });
  const { data } = useQuery({ ...withShownError(related), enabled: open && known !== undefined });
  const inCart = new Set(lines.map(({ item_id }) => item_id));
  const items = data?.products.filter(({ id, stock }) => !inCart.has(id) && stock !== 0) ?? [];
  if (!known || items.length === 0) return null;
  return (
    <Root aria-label={t('suggestions')}>
      <Heading>{t('suggestions')}</Heading>
      <Strip>
        {items.slice(0, MAX_ITEMS).map((item) => (
          <Suggestion key={item.id} item={item} hasPage={itemsHavePages} />
        ))}
      </Strip>
    </Root>
  );
}
