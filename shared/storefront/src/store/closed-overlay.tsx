import { storeState } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { Overlay } from '../picture/overlay.ts';
import { useText } from '../texts/texts.ts';

/** Says that a store is closed by its owner, or outside its hours; nothing where it is open (CRD-4). */
export function ClosedOverlay({ store }: { store: Store }) {
  const t = useText();
  const state = storeState(store);
  if (state === 'open') return null;
  return <Overlay>{t(state === 'closed' ? 'store.closed' : 'store.inactive')}</Overlay>;
}
