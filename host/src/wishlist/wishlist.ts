import { addToWishlist, queryClient, removeFromWishlist, wishlistQuery } from '@souk/api-client';
import type {
  ConfirmRequest,
  PickedLocation,
  Readable,
  Toast,
  Wish,
  WishedIds,
  Wishlist as Wishes,
  WishlistServices,
} from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createStore } from '../state/store.ts';
import { text } from './texts/texts.ts';

export interface Wishlist {
  services: WishlistServices;
  isOpen: Readable<boolean>;
  open(): void;
  close(): void;
  /** The list's query, which asks nothing for guests and without a zone or a module. */
  query(): ReturnType<typeof wishlistQuery> & { enabled: boolean };
}

interface WishlistOptions {
  session: { token(): string | null; services: { signIn(): void } };
  module: Readable<{ id: number } | null>;
  location: Readable<PickedLocation | null>;
  toast(toast: Toast): void;
  confirm(request: ConfirmRequest): Promise<boolean>;
}

/** One change of the list, under the key that it was made for. */
interface Change {
  wish: Wish;
  wanted: boolean;
  key: ReturnType<typeof wishlistQuery>['queryKey'];
}

const MUTATION = ['wishlist'];

/** The wishlist of the customer. The QueryClient holds it; every change shows at once and is sent in order. */
export function createWishlist({ session, module, location, toast, confirm }: WishlistOptions): Wishlist {
  const isOpen = createStore(false);
  const query = () => ({
    ...wishlistQuery(),
    enabled: session.token() !== null && module.get() !== null && hasZone(location.get()),
  });
  const observer = new QueryObserver(queryClient, query());
  const follow = () => observer.setOptions(query());
  bus.on('location:changed', follow);
  bus.on('module:changed', follow);
  bus.on('language:changed', follow);
  bus.on('session:changed', () => {
    isOpen.set(false);
    follow();
  });

  let known: Wishes | undefined;
  let ids = idsOf(known);
  const current = (): WishedIds => {
    const list = queryClient.getQueryData(wishlistQuery().queryKey);
    if (list !== known) {
      known = list;
      ids = idsOf(list);
    }
    return ids;
  };
  const has = (wish: Wish) =>
    'item' in wish ? current().items.has(wish.item.id) : current().stores.has(wish.store.id);

  const show = (change: Change) =>
    queryClient.setQueryData(change.key, (list) => list && changed(list, change));
  // The client reports the failure with the server's message (WSH-6).
  const mutation = new MutationObserver(queryClient, {
    mutationKey: MUTATION,
    scope: { id: 'wishlist' },
    mutationFn: ({ wish, wanted }: Change) =>
      (wanted ? addToWishlist : removeFromWishlist)(
        'item' in wish ? { item_id: wish.item.id } : { store_id: wish.store.id },
      ),
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey: change.key });
      show(change);
    },
    onSuccess: ({ message }) => toast({ kind: 'success', id: 'wishlist', text: message }),
    onError: (_error, change) => void show({ ...change, wanted: !change.wanted }),
    onSettled(_message, _error, { key }) {
      // A reload while another change is pending would revert that change for a moment.
      if (queryClient.isMutating({ mutationKey: MUTATION }) === 1)
        void queryClient.invalidateQueries({ queryKey: key });
    },
  });

  return {
    isOpen,
    open: () => isOpen.set(true),
    close: () => isOpen.set(false),
    query,
    services: {
      ids: { get: current, subscribe: (listener) => observer.subscribe(listener) },
      has,
      async toggle(wish) {
        if (session.token() === null)
          return toast({
            kind: 'error',
            id: 'wishlist',
            text: text('notLoggedIn'),
            action: { label: text('signIn'), run: () => session.services.signIn() },
          });
        const wanted = !has(wish);
        if (!wanted && !(await confirm({ text: text('removeQuestion') }))) return;
        const { queryKey: key } = wishlistQuery();
        await mutation.mutate({ wish, wanted, key }).catch(() => undefined);
      },
    },
  };
}

/** Whether a place is in a zone; without one the wishlist is hidden (WSH-11). */
export const hasZone = (place: PickedLocation | null): boolean => (place?.zoneIds.length ?? 0) > 0;

const idsOf = (list: Wishes | undefined): WishedIds => ({
  items: new Set(list?.item.map(({ id }) => id)),
  stores: new Set(list?.store.map(({ id }) => id)),
});

const changed = (list: Wishes, { wish, wanted }: Change): Wishes =>
  'item' in wish
    ? { ...list, item: placed(list.item, wish.item, wanted) }
    : { ...list, store: placed(list.store, wish.store, wanted) };

function placed<T extends { id: number }>(list: readonly T[], thing: T, wanted: boolean): T[] {
  const others = list.filter(({ id }) => id !== thing.id);
  return wanted ? [thing, ...others] : others;
}
