import { language } from '@souk/i18n';
import { CircleAlert, tokens, useOnline } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import type { Placing } from '../placing/use-place-order.ts';
import { useText } from '../../texts/texts.ts';
import { missingFields } from './missing-fields.ts';

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

/** Why the button does not place the order now, beside the button. */
export function PlaceNotice({ placing }: { placing: Placing }) {
  const t = useText();
  const and = new Intl.ListFormat(language());
  const order = useOrder();
  const { errors, problems } = order;
  const online = useOnline();
  const refusals = placing.kind === 'refused' ? placing.problems.map(({ message }) => message) : [];
  const refused =
    placing.kind === 'refused' && problems.length === 0 ? [t('place.refused'), ...refusals].join(': ') : null;
  const isSaid = (error: string) => [...problems, ...refusals].includes(error);
  const missing = missingFields(order, isSaid);
  const kinds = (['add', 'choose', 'check'] as const).filter((kind) => missing[kind].length > 0);
  const messages = [
    ...problems,
    ...(refused ? [refused] : []),
    ...(placing.kind === 'offline' ? [t('place.offline')] : []),
    ...(placing.kind !== 'offline' && !online ? [t('place.needsConnection')] : []),
    ...(placing.kind === 'changed' ? [t('place.changed')] : []),
    ...(errors.lines !== undefined && !isSaid(errors.lines) ? [errors.lines] : []),
    ...kinds.map((kind) =>
      t(`place.${kind}`, { fields: and.format(missing[kind].map((field) => t(`place.fields.${field}`))) }),
    ),
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
