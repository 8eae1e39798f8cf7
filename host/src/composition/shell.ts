import type { Readable, ShellServices } from '@souk/contracts';
import type { Addresses } from '../addresses/addresses.ts';
import type { Cart } from '../cart/cart.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { Contributions } from '../contributions/contributions.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { Discovery } from '../federation/discovery.ts';
import type { Location } from '../location/location.ts';
import type { Modules } from '../modules/modules.ts';
import type { ConnectionState } from '../offline/connection.ts';
import type { StatedHead } from '../pages/stated-head.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { Session } from '../session/session.ts';
import type { ToastStore } from '../toasts/toast-store.ts';
import type { Wishlist } from '../wishlist/wishlist.ts';

/** Everything that the host is made of; its own components take what they need, remotes get `services` alone. */
export interface Shell {
  services: ShellServices;
  discovery: Discovery;
  contributions: Contributions;
  connection: Readable<ConnectionState>;
  preferences: Preferences;
  session: Session;
  location: Location;
  addresses: Addresses;
  modules: Modules;
  cart: Cart;
  wishlist: Wishlist;
  checkout: Checkout;
  statedHead: Readable<StatedHead | null>;
  toasts: ToastStore;
  dialogs: Dialogs;
  /** Loads who the customer is and which modules serve the place; to be called once the page has what a server rendered it with. */
  start(): void;
}
