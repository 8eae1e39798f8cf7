import styled from 'styled-components';
import { discountBadge } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Chip = styled.span`
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font: ${tokens.type.captionStrong};
`;

/** What is off: the store's percentage where there is one, else the item's own percentage or amount (POP-20). */
export function DiscountChip({ item }: { item: Item }) {
  const t = useText();
  const formats = useFormats();
  const badge = discountBadge(item);
  if (!badge) return null;
  const value = badge.kind === 'percent' ? formats.percent(badge.value) : formats.money(badge.value);
  return <Chip>{t('item.off', { value })}</Chip>;
}
