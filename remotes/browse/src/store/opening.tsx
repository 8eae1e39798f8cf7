import styled from 'styled-components';
import { storeState } from '@souk/contracts';
import type { StoreDetails } from '@souk/contracts';
import { useNextOpening } from '@souk/storefront';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const State = styled.strong<{ $open: boolean }>`
  color: ${({ $open }) => ($open ? tokens.color.success : tokens.color.danger)};
  font: ${tokens.type.bodyStrong};
`;

interface Props {
  store: StoreDetails;
  /** Whether the customer's place is known, and the store does not deliver there. */
  elsewhere: boolean;
}

/** Whether the store is open, else when it opens next, and whether it takes orders until then (CRD-4, STR-7). */
export function Opening({ store, elsewhere }: Props) {
  const t = useText();
  const state = storeState(store);
  const opens = useNextOpening(store);
  if (elsewhere)
    return (
      <p>
        <State $open={false}>{t('store.notHere')}</State>
      </p>
    );
  return (
    <p>
      <State $open={state === 'open'}>{t(`store.${state}`)}</State>
      {state === 'closed' && opens && <> · {opens}</>}
      {state === 'closed' && store.schedule_order && <> · {t('store.orderAhead')}</>}
    </p>
  );
}
