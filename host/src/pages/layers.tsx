import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { GuestDialog } from '../dialogs/guest-dialog.tsx';
import { WelcomeDialog } from '../dialogs/welcome-dialog.tsx';
import { WishlistPanel } from '../header/wishlist-panel.tsx';
import { LocationDialogs } from '../location/location-dialogs.tsx';
import { ModuleDialog } from '../modules/module-dialog.tsx';
import { AddressesPlace } from './addresses-place.tsx';
import { CartPlace } from './cart-place.tsx';
import { LayerStack } from './layer-stack.tsx';

export { MobileMenuContent } from '../header/mobile-menu-content.tsx';

const LAYERS = [
  ModuleDialog,
  AddressesPlace,
  LocationDialogs,
  WishlistPanel,
  CartPlace,
  GuestDialog,
  WelcomeDialog,
  ConfirmDialog,
];

/** The host's dialogs and drawers, which no first screen shows. */
export const Layers = () => <LayerStack layers={LAYERS} />;
