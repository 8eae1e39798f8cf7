import { onStorageUnwritable } from '@souk/contracts';
import type { Toast } from '@souk/contracts';
import { text } from '../texts/texts.ts';

/** Two unexpected sentences take time to read. */
const DURATION_MS = 12_000;

/** Says once that the browser stores nothing. */
export function notifyWhenNothingIsStored(toast: (toast: Toast) => void): void {
  onStorageUnwritable(() =>
    toast({
      kind: 'warning',
      id: 'nothing-stored',
      text: text('errors.nothingStored'),
      duration: DURATION_MS,
    }),
  );
}
