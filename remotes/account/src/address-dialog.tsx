import { Suspense, lazy, useId, useState } from 'react';
import { useConfig } from '@souk/api-client';
import type { AddressDialogProps, DeliveryAddress } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Dialog, Skeleton } from '@souk/ui';
import { DialogFooter } from './addresses/dialog-footer.tsx';
import { useText } from './addresses/texts/texts.ts';
import { useMapProvider } from './page/use-map-provider.ts';

const AddressForm = lazy(() =>
  import('./addresses/address-form.tsx').then((module) => ({ default: module.AddressForm })),
);

/** The address modal: map, label and form (ADDR-3, ADDR-4). */
export function AddressDialog({ address, save, lookUp, locate, onAnswer }: AddressDialogProps) {
  const t = useText();
  const maps = useMapProvider();
  const isGuest = useReadable(useShell().session.state).status === 'guest';
  const form = useId();
  // Country and city are the form's first values.
  const isConfigured = !useConfig().isPending;
  const waiting = <Skeleton height="70vh" radius="l" />;
  const [saving, setSaving] = useState(false);
  const [locating, setLocating] = useState(false);
  const send = async (typed: DeliveryAddress) => {
    setSaving(true);
    try {
      onAnswer(await save(typed));
    } catch {
      // The customer has seen the message, and typed text stays (API-7).
      setSaving(false);
    }
  };
  // A guest has one address, and has one once it was labelled (ADDR-6).
  const isSaved = isGuest ? address?.address_type !== '' : address?.id !== null;
  const updates = address !== null && isSaved;
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title={t(updates ? 'form.updateTitle' : 'form.addTitle')}
      width="l"
      footer={
        <DialogFooter
          form={form}
          label={t(updates ? 'form.update' : 'form.add')}
          saving={saving}
          disabled={locating}
        />
      }
    >
      <Suspense fallback={waiting}>
        {isConfigured ? (
          <AddressForm
            id={form}
            maps={maps}
            address={address}
            lookUp={lookUp}
            locate={locate}
            onSave={(typed) => void send(typed)}
            onLocatingChange={setLocating}
          />
        ) : (
          waiting
        )}
      </Suspense>
    </Dialog>
  );
}
