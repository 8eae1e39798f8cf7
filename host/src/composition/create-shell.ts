import type { ApiError } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { createAddresses } from '../addresses/addresses.ts';
import { readLinkedModule } from '../browser/first-answers.ts';
import { createCart } from '../cart/cart.ts';
import { createCheckout } from '../checkout/checkout.ts';
import { createContributions } from '../contributions/contributions.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { apiErrorToast } from '../errors/error-handling.ts';
import { notifyWhenNothingIsStored } from '../errors/nothing-stored.ts';
import type { Discovery } from '../federation/discovery.ts';
import { loadModule } from '../federation/federation.ts';
import { createHistory } from '../history/history.ts';
import { followScrollPositions } from '../history/scroll-positions.ts';
import { createInterests } from '../interests/interests.ts';
import { createLocation } from '../location/location.ts';
import { createRequireServed } from '../location/require-served.ts';
import { createZoneGuard } from '../location/zone-guard.ts';
import { followModuleProfile } from '../modules/follow-module-profile.ts';
import { createModuleState } from '../modules/module-state.ts';
import { moduleInUrl } from '../modules/module-of-page.ts';
import { createModules } from '../modules/modules.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createConnection } from '../offline/connection.ts';
import { createStatedHead } from '../pages/stated-head.ts';
import { createOrderType } from '../order-type/order-type.ts';
import { createPreferences } from '../preferences/preferences.ts';
import { createRecent } from '../recent/recent.ts';
import { startSearchHistory } from '../search/search-history.ts';
import { createBeginSession } from '../session/begin-session.ts';
import { forgetCustomerData } from '../session/forget-customer-data.ts';
import { createSession } from '../session/session.ts';
import { signOuts } from '../session/sign-outs.ts';
import { createToastStore } from '../toasts/toast-store.ts';
import { createWishlist } from '../wishlist/wishlist.ts';
import { closeOnNextPage } from './close-on-next-page.ts';
import { configureApiClient } from './configure-api-client.ts';
import { createShellServices } from './create-shell-services.ts';
import type { Shell } from './shell.ts';

/**
 * Puts the host together. Features know each other only by what they are given here, and each part is made of those above
 * it.
 */
export function createShell(discovery: Discovery): Shell {
  const connection = createConnection();
  const preferences = createPreferences();
  const history = createHistory();
  followScrollPositions(history);
  const toasts = createToastStore();
  const toast = toasts.show;
  const showError = (error: ApiError) => toast(apiErrorToast(error));
  const errorText = (error: ApiError) => apiErrorToast(error).text;
  notifyWhenNothingIsStored(toast);

  const moduleState = createModuleState();
  const module = moduleState.key;
  const navigation = createNavigation({ history, discovery, module: moduleState });
  const { isDrawn, isModulePath, onlyModuleType, navigate, canNavigate } = navigation;
  const dialogs = createDialogs({ navigation, toast, errorText });
  const { confirm, loginOrGuest } = dialogs;

  const session = createSession({ history, isDrawn, toast });
  const location = createLocation({ toast, errorText });
  const place = location.services.current;
  configureApiClient({ session, location: place, module, toasts });

  const requireServed = createRequireServed({ location, toast });
  const zoneGuard = createZoneGuard({
    history,
    location: place,
    needsZone: isModulePath,
    namesModule(path) {
      const { pathname, search } = new URL(path, window.location.origin);
      return moduleInUrl(search) !== null || onlyModuleType(pathname) !== null;
    },
    toast,
    pick: () => void location.services.pick({ flow: 'header' }),
  });
  const interests = createInterests({ session: session.services.state, showError });
  const modules = createModules({
    state: moduleState,
    history,
    location: place,
    isModulePath,
    onlyModuleType,
    linked: readLinkedModule(),
    asksForInterests: (moduleId) => interests.isUndecided(moduleId) && canNavigate(ROUTES.interest),
  });
  location.onPicked((flow) => {
    if (flow !== 'header' && flow !== 'saved') return;
    if (modules.goToWanted() || zoneGuard.goOn()) return;
    if (flow === 'header') modules.chooseAfterPick();
    else modules.chooseUnlessServed();
  });

  const orderType = createOrderType();
  const recent = createRecent(module);
  const contributions = createContributions(discovery, loadModule);
  const statedHead = createStatedHead({ history, discovery, module });
  const profile = followModuleProfile(discovery, module);
  const drafts = createDrafts();
  forgetCustomerData(session.services.state.get().status);
  startSearchHistory();

  const cart = createCart({
    session,
    module,
    location: place,
    requireServed,
    toast,
    dismissToast: toasts.dismiss,
    confirm,
    showError,
  });
  const begin = createBeginSession({ session, cart, dialogs, toasts, history, location: place });
  const addresses = createAddresses({ session, location: place, toast, confirm });
  const wishlist = createWishlist({ session, module, location: place, toast, confirm });
  closeOnNextPage(history, [cart, wishlist]);
  const checkout = createCheckout({
    session,
    module,
    requireLocation: location.requireLocation,
    requireServed,
    loginOrGuest,
    navigate,
    canNavigate,
    toast,
    refetchCart: cart.refetch,
  });
  // This tab may have been closed during one.
  signOuts.notice();

  const parts = {
    discovery,
    contributions,
    connection,
    preferences,
    session,
    location,
    addresses,
    modules,
    cart,
    wishlist,
    checkout,
    toasts,
    dialogs,
  };
  return {
    ...parts,
    statedHead: statedHead.stated,
    services: createShellServices({
      ...parts,
      begin,
      profile,
      interests,
      orderType,
      recent,
      navigation,
      history,
      drafts,
      stateHead: statedHead.state,
    }),
    start() {
      void session.loadCustomer();
      modules.load();
    },
  };
}
