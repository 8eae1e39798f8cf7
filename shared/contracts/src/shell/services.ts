import type { ComponentType } from 'react';
import type {
  AddToCartBody,
  CartLine,
  Customer,
  Item,
  MarketplaceModule,
  SignedIn,
  Store,
} from '../api/index.ts';
import type { IdsByModule } from '../ids-by-module.ts';
import type { ModuleCapabilities, ModuleWords } from '../releases/manifest.ts';
import type { CartChoice } from './cart-choice.ts';
import type { CheckoutServices } from './checkout.ts';
import type { ContributionProps, ContributionPlace } from './contributions.ts';
import type { AddressServices } from './addresses.ts';
import type { OrderTypeServices } from './order-type.ts';
import type { PageHead } from './page-head.ts';
import type { PreferenceServices, PushServices } from './preferences.ts';
import type { Readable } from './readable.ts';

/** The version of `ShellServices` that this host offers; remotes state the range that they need (semver). */
export const SHELL_SERVICES_VERSION = '1.13.0';

/** Who the visitor is (SES-1). `guestId` is null until a call first needs one. */
export interface SessionState {
  status: 'guest' | 'customer';
  guestId: string | null;
  /** Null for guests, and while the customer's details are still on their way. */
  customer: Customer | null;
}

/** What a module's own release says of the module, for pages that are drawn in every module. */
export interface ModuleProfile {
  capabilities: ModuleCapabilities;
  /** What it calls its items and stores, in the language of the page; null where it has no words of its own (WSH-7). */
  words: ModuleWords | null;
}

/** Where things are delivered to (LOC-22). */
export interface PickedLocation {
  lat: number;
  lng: number;
  address: string;
  zoneIds: number[];
}

export interface PickLocationOptions {
  /**
   * Every flow hands the pick to the caller and stores its zones; address and position are stored too, except by `receiver`,
   * which shows a toast that it is set (LOC-6). `header` goes on to the module choice, the others only close (LOC-8).
   */
  flow: 'header' | 'store' | 'parcel' | 'receiver';
  /** Where the map starts; default: the current location, else the marketplace's own (LOC-2). */
  start?: { lat: number; lng: number };
}

/** A place with the name that it is shown under. */
export interface NamedPlace {
  lat: number;
  lng: number;
  label: string;
}

export interface RouteOptions {
  /** A store or a delivery person. */
  from: NamedPlace;
  /** Default: where the customer wants things delivered; without such a place only `from` is shown. */
  to?: NamedPlace;
}

/** `done` when the cart holds it; `refused` when a rule or the customer refused it, after a message. */
export type CartOutcome = 'done' | 'refused';

/** The cart of the current module. Every change shows at once and is put right by the server's answer. */
export interface CartServices {
  /** Null while the first answer is on its way. */
  lines: Readable<readonly CartLine[] | null>;
  /** Asks for a place where there is none (LOC-19), applies every rule of CRT-9 to CRT-13, asks where a rule says ask, and toasts the outcome. */
  add(choice: CartChoice): Promise<CartOutcome>;
  /**
   * Adds several choices of one store, one after the other, as `add` does. What a rule refuses is left out; once the customer
   * declines a question, nothing more is added. `done` when the cart holds anything of the store by then. Absent in hosts
   * before 1.13.0.
   */
  addAll?(choices: readonly CartChoice[]): Promise<CartOutcome>;
  update(lineId: number, choice: CartChoice): Promise<CartOutcome>;
  /** Sets a line's quantity; fast changes become few calls, and the last one wins. 0 removes (CRT-7). */
  setQuantity(lineId: number, quantity: number): void;
  remove(lineId: number): Promise<CartOutcome>;
  open(): void;
  /** Absent in hosts before 1.12.0, which drop the note of a choice. */
  takesNotes?: true;
}

/** What can be wished for. */
export type Wish = { item: Item } | { store: Store };

/** The ids of what the customer wished for in the current module and zone. */
export interface WishedIds {
  items: ReadonlySet<number>;
  stores: ReadonlySet<number>;
}

/** The customer's wishlist; since 1.1.0. Every change shows at once and is taken back where the server refuses (WSH-1, WSH-6). */
export interface WishlistServices {
  /** Empty for guests, and while the first answer is on its way. */
  ids: Readable<WishedIds>;
  /** Whether it is on the list now. */
  has(wish: Wish): boolean;
  /** Adds it, or asks and removes it (WSH-2). Guests see a message that they are not logged in (WSH-3). */
  toggle(wish: Wish): Promise<void>;
}

/** The categories that the visitor is interested in, by module; none where they were asked and named none. */
export type InterestsByModule = IdsByModule;

/** What the visitor is interested in; since 1.6.0. A guest's choice stays in the browser, a customer's is the account's (MOD-9). */
export interface InterestServices {
  /** Null while the customer's are still on their way. */
  byModule: Readable<InterestsByModule | null>;
  /** Replaces the choice in a module. Rejects where the server refuses it, after the visitor has seen a message. */
  save(moduleId: number, categoryIds: readonly number[]): Promise<void>;
}

/**
 * What this visitor looked at last; since 1.6.0. It stays in this browser, until the customer signs out or clears it.
 */
export interface RecentServices {
  /** Ids of items of the current module, the newest first. */
  items: Readable<readonly number[]>;
  /** Notes that an item is looked at; a campaign's is not, whose ids are counted by themselves. */
  add(item: Item): void;
  /** Removes those of the current module. */
  clear(): void;
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** Toasts with one id replace each other (API-5). */
  id?: string;
  /** Milliseconds; the host's default suits a sentence. */
  duration?: number;
  action?: { label: string; run(): void };
}

export interface ConfirmRequest {
  title?: string;
  /** Default: 'Confirm this request?' (CRD-10). */
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Runs while Yes shows loading; a rejection leaves the dialog open with its message. */
  run?: () => Promise<void>;
}

/** A problem or a measure that the platform should know of; never shown to the customer. */
export type Report =
  | { kind: 'error'; error: unknown; while: string }
  | { kind: 'timing'; name: string; milliseconds: number };

/** The page's one history. `state` is for scroll and other things that belong to an entry. */
export interface ShellHistory {
  readonly location: { pathname: string; search: string; hash: string; state: unknown; key: string };
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  listen(listener: () => void): () => void;
  /**
   * Says that something opened above the page, such as a dialog; since 1.4.0. Back then runs `onBack`, which closes it, and
   * leaves the page as it is. Of several the last one opened closes first.
   * @returns to be called once it is closed, by whatever means
   */
  openOverlay(onBack: () => void): () => void;
}

/** How long a draft lasts; since 1.4.0. */
export interface DraftOptions {
  /**
   * Over a reload of this tab too: for a day at most, and until the customer signs out. For plain JSON that a person
   * typed or chose; nothing secret, such as a password.
   */
  overReload?: boolean;
}

/**
 * What a remote wants kept when another release of it takes its place while it is on screen, such as a half-filled form;
 * since 1.2.0. Held in the page's memory, and in the tab's storage where that is asked for, by names that remotes choose:
 * prefix them with the remote's own.
 */
export interface DraftServices {
  /** The stored draft, or undefined. Another release may have stored it: check its shape before using it. */
  read(name: string): unknown;
  /** Keeps plain data: no functions, no elements. */
  keep(name: string, value: unknown, options?: DraftOptions): void;
  /** For when it was sent, or thrown away. */
  drop(name: string): void;
}

/** What the host offers to every remote: typed here, implemented only in the host, handed over as a single-spa prop. */
export interface ShellServices {
  readonly version: string;
  session: {
    state: Readable<SessionState>;
    /**
     * Goes to the sign-in page and comes back to where the visitor is, or to `returnTo` (RTE-4). While no live release draws that
     * page, the visitor stays and sees a message.
     */
    signIn(returnTo?: string): void;
    signUp(returnTo?: string): void;
    /**
     * Makes the visitor the customer whom a sign-in or sign-up answered with, and says `message` in a toast. The customer decides
     * between two carts of different stores (SES-12), and is back where they came from (RTE-4); since 1.10.0.
     */
    begin(answer: SignedIn, message: string): Promise<void>;
    /** The guest's id, requested from the server once and then stored (SES-2, SES-3). */
    guestId(): Promise<string>;
    /** Asks the server for the customer again, once their details were changed; since 1.7.0. */
    reload(): Promise<void>;
    /** Makes the visitor a guest whose account or session the server has ended already; since 1.7.0 (PRF-8). */
    forget(): Promise<void>;
  };
  location: {
    current: Readable<PickedLocation | null>;
    /** Null when the visitor closed the dialog. */
    pick(options: PickLocationOptions): Promise<PickedLocation | null>;
    /** Shows the route between two places on a map, with its length and how long it takes (LOC-18); since 1.1.0. */
    showRoute(route: RouteOptions): void;
  };
  module: {
    /** Where the page is, null while that is not known. A remote that the customer leaves does not read the module that follows. */
    current: Readable<MarketplaceModule | null>;
    /** What the live release of the current module says of it; null where none draws it; since 1.5.0. */
    profile: Readable<ModuleProfile | null>;
    /** The modules that serve the current location; null while they load (MOD-3). */
    available: Readable<readonly MarketplaceModule[] | null>;
    switchTo(moduleId: number): void;
    /** Opens the module dialog (MOD-1, MOD-2). A choice leads to the module's home, but a page that lacks its module stays. */
    choose(): void;
  };
  addresses: AddressServices;
  cart: CartServices;
  wishlist: WishlistServices;
  interests: InterestServices;
  recent: RecentServices;
  preferences: PreferenceServices;
  /** Absent in hosts before 1.11.0: see `orderTypeOf`. */
  orderType?: OrderTypeServices;
  pushes: PushServices;
  checkout: CheckoutServices;
  dialogs: {
    /** True for yes (CRD-10). */
    confirm(request: ConfirmRequest): Promise<boolean>;
    /** What a visitor without a token chose (CRT-6); null when the dialog was closed. */
    loginOrGuest(): Promise<'guest' | 'login' | 'sign-up' | null>;
    /** Opens the product dialog that the item's own module contributes, or its product page where it has none. */
    product(item: Item, options?: { line?: CartLine }): void;
  };
  /** The component that a live release contributes to a place for a module, loaded and guarded; null where none does. */
  contribution<P extends ContributionPlace>(
    place: P,
    moduleType: string,
  ): Promise<ComponentType<ContributionProps[P]> | null>;
  toast(toast: Toast): void;
  /** Names the page in the browser's tab until another path is shown; since 1.3.0. */
  title(words: string): void;
  /** Says what the page is, until another path is shown; since 1.6.0. */
  head(head: PageHead): void;
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /**
   * Whether the host or a live release draws this path, in the current module or in one that it selects; links to other
   * paths are not shown.
   */
  canNavigate(path: string): boolean;
  history: ShellHistory;
  drafts: DraftServices;
  report(report: Report): void;
}

export type { AddToCartBody };
