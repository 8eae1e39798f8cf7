import { useState } from 'react';
import { isCampaignItem } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import type { Choice } from './use-choice.ts';

export interface Purchase {
  /** What is under way. */
  busy: 'cart' | 'order' | null;
  /** What saving does to the cart. */
  saveLabel: string;
  /** Puts the choice into the cart, or changes its line. */
  save(): Promise<void>;
  /** Goes straight to the checkout with it. */
  order(): Promise<void>;
}

/**
 * Into the cart or straight to the checkout (POP-4 to POP-8).
 * @param onDone once the cart holds it, or the checkout has taken over
 */
export function usePurchase(choice: Choice, onDone?: () => void): Purchase {
  const t = useText();
  const { cart, checkout, toast } = useShell();
  const [busy, setBusy] = useState<Purchase['busy']>(null);
  const { item, line, wanted } = choice;
  const updateLabel = item.variations.length > 0 ? t('dialog.updateVariation') : t('dialog.update');

  const during = async (what: 'cart' | 'order', work: () => Promise<void>) => {
    if (busy !== null || !choice.check()) return;
    setBusy(what);
    await work().finally(() => setBusy(null));
  };
  return {
    busy,
    saveLabel: line ? updateLabel : t('item.addToCart'),
    save: () =>
      during('cart', async () => {
        if (choice.unchanged)
          return toast({ kind: 'warning', id: 'no-changes', text: t('dialog.noChanges') });
        const outcome = await (line ? cart.update(line.id, wanted) : cart.add(wanted));
        if (outcome === 'done') onDone?.();
      }),
    order: () =>
      during('order', async () => {
        onDone?.();
        await checkout.start({ page: isCampaignItem(item) ? 'campaign' : 'buy_now', choice: wanted });
      }),
  };
}
