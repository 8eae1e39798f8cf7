import { storeState } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import styled from 'styled-components';
import { tokens } from '@souk/ui';
import { Overlay } from '../picture/overlay.ts';
import { useText } from '../texts/texts.ts';
import { useNextOpening } from './use-next-opening.ts';

const Words = styled.span`
  display: grid;

  small {
    font: ${tokens.type.small};
  }
`;

/** Says that a store is closed by its owner, or outside its hours and when it opens; nothing where it is open (CRD-4). */
export function ClosedOverlay({ store }: { store: Store }) {
  const t = useText();
  const opens = useNextOpening(store);
  const state = storeState(store);
  if (state === 'open') return null;
  return (
    <Overlay>
      <Words>
        <span>{t(state === 'closed' ? 'store.closed' : 'store.inactive')}</span>
        {state === 'closed' && opens && <small>{opens}</small>}
      </Words>
    </Overlay>
  );
}
