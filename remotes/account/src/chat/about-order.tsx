import { orderPath } from '@souk/contracts';
import { Link } from '@souk/remote-kit';
import { Package, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

const OrderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 36px;
  padding-inline: ${space[4]};
  border-radius: ${tokens.radius.round};
  background: ${color.sunken};
  color: ${color.ink};
  font: ${tokens.type.captionStrong};

  &:hover {
    background: ${color.accentSoft};
  }
`;

/** The order that messages are about, and the way to it (CHT-6). */
export function AboutOrder({ orderId }: { orderId: number }) {
  const t = useText();
  return (
    <OrderLink to={orderPath(orderId)}>
      <Package size={16} aria-hidden />
      {t('about', { id: orderId })}
    </OrderLink>
  );
}
