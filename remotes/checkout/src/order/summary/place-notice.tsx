import { language } from '@souk/i18n';
import { CircleAlert, tokens, useOnline } from '@souk/ui';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { isSaidInPart } from '../problem-parts.ts';
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

/** Why the button does not place the order now, beside the button. Of a wrong field it says the name; the field says what is wrong. */
export function PlaceNotice({ placing }: { placing: Placing }) {
  const t = useText();
  const and = new Intl.ListFormat(language());
  const { errors, goods, problems } = useOrder();
  const online = useOnline();
  const inParts = Object.values(errors);
  const others = problems.filter((message) => !inParts.includes(message));
  const refusals = placing.kind === 'refused' ? placing.problems : [];
  const causes = refusals.flatMap(({ code, message }) => (isSaidInPart(code) ? [] : [message]));
  const isRefused = placing.kind === 'refused' && others.length === 0;
  const missing = missingFields(errors, goods.page);
  const kinds = (['add', 'choose', 'correct'] as const).filter((kind) => missing[kind].length > 0);
  const messages = [
    ...others,
    ...(isRefused ? [[t('place.refused'), ...causes].join(': ')] : []),
    ...(placing.kind === 'offline' ? [t('place.offline')] : []),
    ...(placing.kind !== 'offline' && !online ? [t('place.needsConnection')] : []),
    ...(placing.kind === 'changed' ? [t('place.changed')] : []),
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
