import styled from 'styled-components';
import { storeState } from '@souk/contracts';
import type { StoreDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { WEEK } from './week.ts';

const State = styled.strong<{ $open: boolean }>`
  color: ${({ $open }) => ($open ? tokens.color.success : tokens.color.danger)};
  font: ${tokens.type.bodyStrong};
`;

/** When a closed store opens next, in the words of today; nothing where nobody knows. */
function useNextOpening({ next_opening: next }: StoreDetails): string | null {
  const t = useText();
  const formats = useFormats();
  if (!next) return null;
  const time = formats.time(next.opening_time);
  if (next.in_days === 0) return t('store.opens.today', { time });
  if (next.in_days === 1) return t('store.opens.tomorrow', { time });
  const day = WEEK.find((one) => one === next.day);
  return day === undefined ? null : t('store.opens.day', { time, day: t(`store.days.${day}`) });
}

/** Whether the store is open, else when it opens next, and whether it takes orders until then (CRD-4, STR-7). */
export function Opening({ store }: { store: StoreDetails }) {
  const t = useText();
  const state = storeState(store);
  const opens = useNextOpening(store);
  return (
    <p>
      <State $open={state === 'open'}>{t(`store.${state}`)}</State>
      {state === 'closed' && opens && <> · {opens}</>}
      {state === 'closed' && store.schedule_order && <> · {t('store.orderAhead')}</>}
    </p>
  );
}
