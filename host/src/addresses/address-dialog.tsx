import { Suspense, lazy, useId, useState } from 'react';
import { useConfig } from '@souk/api-client';
import type { DeliveryAddress } from '@souk/contracts';
import type { MapProvider } from '@souk/maps';
import { Dialog, Skeleton } from '@souk/ui';
import type { OpenDialog } from '../shell/dialog-queue.ts';
import { useHost } from '../shell/host-context.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { useText } from './texts/texts.ts';

const AddressForm = lazy(() =>
  import('./address-form.tsx').then((module) => ({ default: module.AddressForm })),
);

interface Props {
  maps: MapProvider;
  open: OpenDialog<DeliveryAddress | null, DeliveryAddress | null>;
}

/** The address modal: map, label and form (ADDR-3, ADDR-4). */
export function AddressDialog({ maps, open: { request, answer } }: Props) {
  const t = useText();
  const { addresses, session } = useHost();
  const form = useId();
  // Country and city are the form's first values.
  const isConfigured = !useConfig().isPending;
  const waiting = <Skeleton height="70vh" radius="l" />;
  const [saving, setSaving] = useState(false);
  const save = async (address: DeliveryAddress) => {
    setSaving(true);
    try {
      answer(await addresses.save(address));
    } catch {
      // The client has told, and what was typed stays (API-7).
      setSaving(false);
    }
  };
  // A guest has one address, and has one once it was labelled (ADDR-6).
  const isSaved = session.token() === null ? request?.address_type !== '' : request?.id !== null;
  const updates = request !== null && isSaved;
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t(updates ? 'form.updateTitle' : 'form.addTitle')}
      width="l"
      footer={<DialogFooter form={form} label={t(updates ? 'form.update' : 'form.add')} saving={saving} />}
    >
      <Suspense fallback={waiting}>
        {isConfigured ? (
          <AddressForm id={form} maps={maps} address={request} onSave={(address) => void save(address)} />
        ) : (
          waiting
        )}
      </Suspense>
    </Dialog>
  );
}
