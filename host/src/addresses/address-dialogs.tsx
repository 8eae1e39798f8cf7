import type { MapProvider } from '@souk/maps';
import { useReadable } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';
import { AddressDialog } from './address-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { SavedAddressesDialog } from './saved-addresses-dialog.tsx';

/** Every dialog about addresses, once per page (ADDR-8). */
export function AddressDialogs({ maps }: { maps: MapProvider }) {
  const { addresses } = useHost();
  const choosing = useReadable(addresses.choosers.open);
  const editing = useReadable(addresses.editors.open);
  const editingContact = useReadable(addresses.contactEditors.open);
  return (
    <>
      {choosing && <SavedAddressesDialog key={`choose ${choosing.id}`} open={choosing} />}
      {editing && <AddressDialog key={`edit ${editing.id}`} maps={maps} open={editing} />}
      {editingContact && <ContactDialog key={`contact ${editingContact.id}`} open={editingContact} />}
    </>
  );
}
