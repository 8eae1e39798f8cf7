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

/** How a shell stands when a test begins; a guest with a location, in the food module, with an empty cart, unless given. */
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

/** A shell that does nothing but remember: every function is a jest mock, every state can be changed with `set`. */
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
  cart: ShellServices['cart'] & { lines: ChangeableReadable<readonly CartLine[] | null> };
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

/** A fake of what the host offers. Answers are those of a customer who agrees: yes to every question, guest, picked. */
export function aShell({
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
}: ShellFacts = {}): TestShell {
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
      signIn: jest.fn(),
      signUp: jest.fn(),
      begin: jest.fn(async () => {}),
      guestId: jest.fn(async () => guestId),
      reload: jest.fn(async () => {}),
      forget: jest.fn(async () => {}),
    },
    location: { current: aReadable(location), pick: jest.fn(async () => location), showRoute: jest.fn() },
    module: {
      current: aReadable(module),
      available: aReadable(modules),
      profile: aReadable(profile),
      switchTo: jest.fn(),
      choose: jest.fn(),
    },
    addresses: {
      list: aReadable(addresses),
      selected: aReadable(selected),
      contact: aReadable(contact),
      choose: jest.fn(async () => selected),
      edit: jest.fn(async (address) => address ?? selected),
      select: jest.fn(),
      save: jest.fn(async (address) => address),
      remove: jest.fn(async () => {}),
      editContact: jest.fn(async () => contact),
    },
    cart: {
      lines: aReadable(lines),
      add: jest.fn(async () => 'done' as const),
      update: jest.fn(async () => 'done' as const),
      setQuantity: jest.fn(),
      remove: jest.fn(async () => 'done' as const),
      open: jest.fn(),
    },
    wishlist: {
      ids,
      has: jest.fn((wish) =>
        'item' in wish ? ids.get().items.has(wish.item.id) : ids.get().stores.has(wish.store.id),
      ),
      toggle: jest.fn(async () => {}),
    },
    interests: { byModule: aReadable(interests), save: jest.fn(async () => {}) },
    recent: { items: aReadable(recent), add: jest.fn(), clear: jest.fn() },
    preferences: {
      theme: aReadable<'light' | 'dark'>('light'),
      setTheme: jest.fn(),
      changeLanguage: jest.fn(async () => {}),
    },
    orderType: { current: aReadable(orderType), choose: jest.fn() },
    pushes: {
      permission: aReadable(pushPermission),
      isOn: aReadable(pushPermission === 'granted'),
      ask: jest.fn(async () => {}),
      turnOff: jest.fn(async () => {}),
    },
    checkout: {
      start: jest.fn(async () => {}),
      started: jest.fn(() => null),
      done: jest.fn(),
    },
    dialogs: {
      confirm: jest.fn(async ({ run }) => {
        await run?.();
        return true;
      }),
      loginOrGuest: jest.fn(async () => 'guest' as const),
      product: jest.fn(),
    },
    contribution: jest.fn(async () => null),
    toast: jest.fn(),
    title: jest.fn(),
    head: jest.fn(),
    navigate: jest.fn((to, options) =>
      options?.replace ? history.replace(to, options.state) : history.push(to, options?.state),
    ),
    canNavigate: jest.fn(() => true),
    history,
    drafts: {
      read: jest.fn((name) => drafts.get(name)),
      keep: jest.fn((name, value) => void drafts.set(name, value)),
      drop: jest.fn((name) => void drafts.delete(name)),
    },
    report: jest.fn(),
  };
}
