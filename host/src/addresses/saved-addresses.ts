import { addAddress, addressesQuery, queryClient, removeAddress, updateAddress } from '@souk/api-client';
import type { AddressServices, ConfirmRequest, DeliveryAddress, Toast } from '@souk/contracts';
import { MutationObserver } from '@tanstack/react-query';
import { toAddressBody } from './address-body.ts';
import { text } from './texts/texts.ts';

interface Options {
  session: { token(): string | null };
  toast(toast: Toast): void;
  confirm(request: ConfirmRequest): Promise<boolean>;
}

type SavedAddress = Awaited<ReturnType<typeof addAddress>>['address'];

interface SavedAddresses {
  /** Rejects with `ApiError`, which the client has reported. */
  save(address: DeliveryAddress): Promise<DeliveryAddress>;
  remove: AddressServices['remove'];
}

/** The changes of a customer's addresses on the server; a guest has none there. */
export function savedAddresses({ session, toast, confirm }: Options): SavedAddresses {
  const change = (next: (known: readonly SavedAddress[]) => SavedAddress[]) => {
    const { queryKey } = addressesQuery();
    queryClient.setQueryData(queryKey, (known) => known && { addresses: next(known.addresses) });
    void queryClient.invalidateQueries({ queryKey });
  };
  const mutation = new MutationObserver(queryClient, {
    mutationFn: (address: DeliveryAddress) => {
      const body = toAddressBody(address);
      return address.id === null ? addAddress(body) : updateAddress({ ...body, id: address.id });
    },
  });
  return {
    async save(address) {
      if (session.token() === null) return address;
      const { message, address: saved } = await mutation.mutate(address);
      toast({ kind: 'success', id: 'address', text: message });
      change((known) => [saved, ...known.filter(({ id }) => id !== saved.id)]);
      return saved;
    },
    async remove({ id }) {
      if (id === null) return;
      const run = async () => {
        const { message } = await removeAddress(id);
        toast({ kind: 'success', id: 'address', text: message });
        change((known) => known.filter((other) => other.id !== id));
      };
      await confirm({ title: text('remove.title'), text: text('remove.question'), run });
    },
  };
}
