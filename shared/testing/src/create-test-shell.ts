import {
  type CartLine,
  type Contact,
  type Customer,
  type DeliveryAddress,
  type GoodsOrderType,
  type MarketplaceModule,
  type ModuleProfile,
  type InterestsByModule,
  type PickedLocation,
  type SessionState,
  SHELL_SERVICES_VERSION,
  type ShellServices,
  type WishedIds,
} from '@souk/contracts';
import { aHistory } from './a-history.ts';
import { aReadable, type ChangeableReadable } from './a-readable.ts';
import { aModule } from './builders/a-config.ts';
import { aGuest } from './builders/a-customer.ts';
import { aLocation } from './builders/geo.ts';

/** How a shell stands at first; a guest with a location, in the food module, with an empty cart, unless given. */
export interface ShellFacts {
  path?: string;
  customer?: Customer | null;
  location?: PickedLocation | null;
  module?: MarketplaceModule | null;
  modules?: readonly MarketplaceModule[] | null;
  /** What the module's release says of it; by default what most can do, with no words of its own. */
  profile?: ModuleProfile | null;
  lines?: readonly CartLine[] | null;
  /** What may be chosen as delivery address; the first is selected, and names whom to ask for. */
  addresses?: readonly DeliveryAddress[] | null;
  contact?: Contact | null;
  /** Ids of what was wished for. */
  wished?: { items?: number[]; stores?: number[] };
  /** What the visitor is interested in, by module. */
  interests?: InterestsByModule | null;
  /** Ids of what was looked at last. */
  recent?: readonly number[];
  /** What the header's switch stands on. */
  orderType?: GoodsOrderType;
  /** What the customer has said of push messages. */
  pushPermission?: ReturnType<ShellServices['pushes']['permission']['get']>;
}

/** A shell that does nothing but remember: every state can be changed with `set`. In tests every function is a jest mock. */
export interface TestShell extends ShellServices {
  session: ShellServices['session'] & { state: ChangeableReadable<SessionState> };
  location: ShellServices['location'] & { current: ChangeableReadable<PickedLocation | null> };
  module: ShellServices['module'] & {
    current: ChangeableReadable<MarketplaceModule | null>;
    available: ChangeableReadable<readonly MarketplaceModule[] | null>;
    profile: ChangeableReadable<ModuleProfile | null>;
  };
  addresses: ShellServices['addresses'] & {
    list: ChangeableReadable<readonly DeliveryAddress[] | null>;
    selected: ChangeableReadable<DeliveryAddress | null>;
    contact: ChangeableReadable<Contact | null>;
  };
  cart: ShellServices['cart'] &
    Required<Pick<ShellServices['cart'], 'addAll'>> & {
      lines: ChangeableReadable<readonly CartLine[] | null>;
    };
  wishlist: ShellServices['wishlist'] & { ids: ChangeableReadable<WishedIds> };
  orderType: NonNullable<ShellServices['orderType']> & { current: ChangeableReadable<GoodsOrderType> };
  recent: ShellServices['recent'] & { items: ChangeableReadable<readonly number[]> };
  interests: ShellServices['interests'] & { byModule: ChangeableReadable<InterestsByModule | null> };
}

const contactOf = (address?: DeliveryAddress): Contact | null =>
  address
    ? {
        name: address.contact_person_name,
        number: address.contact_person_number,
        email: address.contact_person_email,
      }
    : null;

/** What is made of each function of the shell, such as a mock of it. */
type Wrap = <T extends (...args: never[]) => unknown>(implementation: T) => T;

const asItIs: Wrap = (implementation) => implementation;
const nothing = () => {};
const later = async () => {};

/**
 * A fake of what the host offers, for tests and for pages that show components alone. Answers are those of a customer
 * who agrees: yes to every question, guest, picked.
 */
export function createTestShell(facts: ShellFacts = {}, wrap = asItIs): TestShell {
  const {
    path = '/home?module_id=1',
    customer = null,
    location = aLocation(),
    module = aModule(),
    modules = module ? [module] : [],
    profile = { capabilities: { cart: true, wishlist: true, delivery: true }, words: null },
    lines = [],
    addresses = [],
    contact = contactOf(addresses?.[0]),
    wished = {},
    interests = {},
    recent = [],
    orderType = 'delivery',
    pushPermission = 'default',
  } = facts;
  const history = aHistory(path);
  const drafts = new Map<string, unknown>();
  const selected = addresses?.[0] ?? null;
  const { guest_id: guestId } = aGuest();
  const ids = aReadable<WishedIds>({ items: new Set(wished.items), stores: new Set(wished.stores) });

  return {
    version: SHELL_SERVICES_VERSION,
    session: {
      state: aReadable<SessionState>({
        status: customer ? 'customer' : 'guest',
        guestId: customer ? null : guestId,
        customer,
      }),
      signIn: wrap(nothing),
      signUp: wrap(nothing),
      begin: wrap(later),
      guestId: wrap(async () => guestId),
      reload: wrap(later),
      forget: wrap(later),
    },
    location: { current: aReadable(location), pick: wrap(async () => location), showRoute: wrap(nothing) },
    module: {
      current: aReadable(module),
      available: aReadable(modules),
      profile: aReadable(profile),
      switchTo: wrap(nothing),
      choose: wrap(nothing),
    },
    addresses: {
      list: aReadable(addresses),
      selected: aReadable(selected),
      contact: aReadable(contact),
      choose: wrap(async () => selected),
      edit: wrap(async (address) => address ?? selected),
      select: wrap(nothing),
      save: wrap(async (address) => address),
      remove: wrap(later),
      editContact: wrap(async () => contact),
    },
    cart: {
      lines: aReadable(lines),
      add: wrap(async () => 'done' as const),
      addAll: wrap(async () => 'done' as const),
      update: wrap(async () => 'done' as const),
      setQuantity: wrap(nothing),
      remove: wrap(async () => 'done' as const),
      open: wrap(nothing),
      takesNotes: true,
    },
    wishlist: {
      ids,
      has: wrap((wish) =>
        'item' in wish ? ids.get().items.has(wish.item.id) : ids.get().stores.has(wish.store.id),
      ),
      toggle: wrap(later),
    },
    interests: { byModule: aReadable(interests), save: wrap(later) },
    recent: { items: aReadable(recent), add: wrap(nothing), clear: wrap(nothing) },
    preferences: {
      theme: aReadable<'light' | 'dark'>('light'),
      setTheme: wrap(nothing),
      changeLanguage: wrap(later),
    },
    orderType: { current: aReadable(orderType), choose: wrap(nothing) },
    pushes: {
      permission: aReadable(pushPermission),
      isOn: aReadable(pushPermission === 'granted'),
      ask: wrap(later),
      turnOff: wrap(later),
    },
    checkout: {
      start: wrap(later),
      started: wrap(() => null),
      done: wrap(nothing),
    },
    dialogs: {
      confirm: wrap(async ({ run }) => {
        await run?.();
        return true;
      }),
      loginOrGuest: wrap(async () => 'guest' as const),
      product: wrap(nothing),
    },
    contribution: wrap(async () => null),
    toast: wrap(nothing),
    title: wrap(nothing),
    head: wrap(nothing),
    navigate: wrap((to, options) =>
      options?.replace ? history.replace(to, options.state) : history.push(to, options?.state),
    ),
    canNavigate: wrap(() => true),
    history,
    drafts: {
      read: wrap((name) => drafts.get(name)),
      keep: wrap((name, value) => void drafts.set(name, value)),
      drop: wrap((name) => void drafts.delete(name)),
    },
    report: wrap(nothing),
  };
}
