import { useEffect, useState } from 'react';
import type { ContributionPlace, ContributionProps } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { focusedElement, useCloseOnBack, WaitingOverlay } from '@souk/ui';
import { Contribution } from '../contributions/contribution.tsx';
import { useText } from '../texts/texts.ts';
import { useAddresses } from './addresses-context.ts';

interface Props<P extends ContributionPlace> {
  place: P;
  given: ContributionProps[P];
  /** The dialog was closed, or never opened. */
  onClose(): void;
}

function Waiting({ onClose }: { onClose(): void }) {
  const t = useText();
  useCloseOnBack(true, onClose);
  return <WaitingOverlay title={t('slot.loading')} onClose={onClose} />;
}

/** One dialog replaces another here, so neither knows what had the focus before both. */
function useFocusReturn(): void {
  const [opener] = useState(focusedElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** A dialog that a remote contributes, with what stands for it while it is loaded, or where it cannot be. */
function ContributedDialog<P extends ContributionPlace>({ place, given, onClose }: Props<P>) {
  const t = useText();
  const { toast } = useShell();
  useFocusReturn();
  return (
    <Contribution
      place={place}
      moduleType={null}
      given={given}
      waiting={<Waiting onClose={onClose} />}
      onMissing={() => {
        onClose();
        toast({ kind: 'error', id: 'unavailable-dialog', text: t('dialogs.unavailable') });
      }}
    />
  );
}

type AddressDialogsProps = Pick<ContributionProps['address-dialog'], 'lookUp' | 'locate'>;

/** Every dialog about addresses, once per page (ADDR-8). */
export function AddressDialogs({ lookUp, locate }: AddressDialogsProps) {
  const addresses = useAddresses();
  const choosing = useReadable(addresses.choosers.open);
  const editing = useReadable(addresses.editors.open);
  const editingContact = useReadable(addresses.contactEditors.open);
  return (
    <>
      {choosing && (
        <ContributedDialog
          key={`choose ${choosing.id}`}
          place="saved-addresses-dialog"
          given={{ ...choosing.request, edit: addresses.editors.ask, onAnswer: choosing.answer }}
          onClose={() => choosing.answer(null)}
        />
      )}
      {editing && (
        <ContributedDialog
          key={`edit ${editing.id}`}
          place="address-dialog"
          given={{
            address: editing.request,
            save: addresses.save,
            lookUp,
            locate,
            onAnswer: editing.answer,
          }}
          onClose={() => editing.answer(null)}
        />
      )}
      {editingContact && (
        <ContributedDialog
          key={`contact ${editingContact.id}`}
          place="contact-dialog"
          given={{ contact: editingContact.request, onAnswer: editingContact.answer }}
          onClose={() => editingContact.answer(null)}
        />
      )}
    </>
  );
}
