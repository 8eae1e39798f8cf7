import { CircleAlert, tokens, useOnline } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { belongsToPart } from '../problem-parts.ts';
import type { Placing } from '../placing/use-place-order.ts';
import { useText } from '../../texts/texts.ts';
import { fieldMessages } from './field-messages.ts';

const { space } = tokens;

const Notice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.danger};
  font: ${tokens.type.smallStrong};

  svg {
    margin-block-start: 2px;
  }
`;

/** Why the button does not place the order now, beside the button. It only names a wrong field; the field shows what is wrong. */
export function PlaceNotice({ placing }: { placing: Placing }) {
  const t = useText();
  const { errors, goods, problems, quote, values } = useOrder();
  const online = useOnline();
  const inParts = Object.values(errors);
  const others = problems.filter((message) => !inParts.includes(message));
  const refusals = placing.kind === 'refused' ? placing.problems : [];
  const causes = refusals.flatMap(({ code, message }) => (belongsToPart(code) ? [] : [message]));
  const isRefused = placing.kind === 'refused' && others.length === 0;
  // A module's section holds the pharmacy's prescription or the grocer's question about out-of-stock items.
  const hasStockChoice =
    quote.prescription_required === 0 && values.extras.unavailable_item_note !== undefined;
  const messages = [
    ...others,
    ...(isRefused ? [t('place.refused'), ...causes] : []),
    ...(placing.kind === 'offline' ? [t('place.offline')] : []),
    ...(placing.kind !== 'offline' && !online ? [t('place.needsConnection')] : []),
    ...(placing.kind === 'changed' ? [t('place.changed')] : []),
    ...fieldMessages(errors, goods.page, hasStockChoice),
  ];
  if (messages.length === 0) return null;
  return (
    <Notice role="alert">
      <CircleAlert size={18} aria-hidden />
      <div>
        {messages.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Notice>
  );
}
