import { configureClient, requestHeaders } from '@souk/api-client';
import {
  ROUTES,
  SHELL_SERVICES_VERSION,
  isModulePath,
  onStorageUnwritable,
  productPath,
  resolvePage,
} from '@souk/contracts';
import type { ConfirmRequest, Readable, ShellServices } from '@souk/contracts';
import { language } from '@souk/i18n';
import { createAddresses } from '../addresses/addresses.ts';
import type { Addresses } from '../addresses/addresses.ts';
import { createCart } from '../cart/cart.ts';
import type { Cart } from '../cart/cart.ts';
import { createCheckout } from '../checkout/checkout.ts';
import type { Checkout } from '../checkout/checkout.ts';
import { createDialogQueue } from './dialog-queue.ts';
import type { DialogQueue } from './dialog-queue.ts';
import { createProductDialog } from '../dialogs/product-dialog-state.ts';
import type { ProductDialogState } from '../dialogs/product-dialog-state.ts';
import type { Discovery } from '../federation/discovery.ts';
import { loadModule } from '../federation/federation.ts';
import { createInterests } from '../interests/interests.ts';
import { createLocation } from '../location/location.ts';
import type { Location } from '../location/location.ts';
import { createRequireServed } from '../location/require-served.ts';
import { followModuleProfile } from '../modules/module-release.ts';
import { createModules, moduleInUrl } from '../modules/modules.ts';
import type { Modules } from '../modules/modules.ts';
import { preferenceServices } from '../preferences/preference-services.ts';
import { createPreferences } from '../preferences/preferences.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { startSearchHistory } from '../search/search-history.ts';
import { readLinkedModule } from '../browser/first-answers.ts';
import { createRecent } from '../recent/recent.ts';
import { createPushServices } from '../push/push-services.ts';
import { createSession } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { remoteToShow } from '../slots/remote-to-show.ts';
import { text } from '../texts/texts.ts';
import { createToastStore } from '../toasts/toast-store.ts';
import type { ToastStore } from '../toasts/toast-store.ts';
import { createWishlist } from '../wishlist/wishlist.ts';
import type { Wishlist } from '../wishlist/wishlist.ts';
import { createContributions } from './contributions.tsx';
import { createDrafts } from './drafts.ts';
import { forgetOutboxWithSession } from './forget-outbox.ts';
import { apiErrorToast, askAgain } from './error-handling.ts';
import { createHistory } from './history.ts';
import { createConnection } from '../offline/connection.ts';
import type { ConnectionState } from '../offline/connection.ts';
import { report } from './report.ts';
import { followScrollPositions } from './scroll-positions.ts';
import { softwareId } from './software-id.ts';
import type { StatedHead } from './stated-head.ts';
import { createStore } from './store.ts';
import { createZoneGuard } from './zone-guard.ts';

/** What a visitor without a token chose (CRT-6). */
type GuestChoice = Awaited<ReturnType<ShellServices['dialogs']['loginOrGuest']>>;

/** Everything that the host is made of; its own components take what they need, remotes get `services` alone. */
export interface Shell {
  services: ShellServices;
  discovery: Discovery;
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
  /** Null where a question was closed, which most take for a no. */
  confirmations: DialogQueue<ConfirmRequest, boolean | null>;
  guestPrompts: DialogQueue<null, GuestChoice>;
  productDialog: ProductDialogState;
}

/** Two sentences that a visitor has not expected take a while to read. */
const STORAGE_NOTICE_MS = 12_000;

/** Puts the host together. Features know each other only by what they are given here. */
export function createShell(discovery: Discovery): Shell {
  const connection = createConnection();
  const preferences = createPreferences();
  const history = createHistory();
  followScrollPositions(history);
  const toasts = createToastStore();
  const confirmations = createDialogQueue<ConfirmRequest, boolean | null>();
  const guestPrompts = createDialogQueue<null, GuestChoice>();
  const confirm = async (request: ConfirmRequest) => (await confirmations.ask(request)) === true;

  onStorageUnwritable(() =>
    toasts.show({
      kind: 'warning',
      id: 'nothing-stored',
      text: text('errors.nothingStored'),
      duration: STORAGE_NOTICE_MS,
    }),
  );

  configureClient({
    headers: () =>
      requestHeaders({
        position: location.services.current.get(),
        zoneIds: location.services.current.get()?.zoneIds ?? null,
        moduleId: modules.key.get()?.id ?? null,
        token: session.token(),
        language: language(),
        softwareId: softwareId(),
      }),
    scope: () => ({
      customer: session.scope(),
      zone: JSON.stringify(location.services.current.get()?.zoneIds ?? null),
      module: modules.key.get()?.id ?? null,
      language: language(),
    }),
    guestId: () => (session.token() === null ? session.storedGuestId() : null),
    onError: (error) => toasts.show(apiErrorToast(error, askAgain)),
    onUnauthorized(hadToken) {
      if (!hadToken || session.token() === null) return;
      toasts.show({ kind: 'error', id: 'session-expired', text: text('errors.sessionExpired') });
      session.expire();
      session.services.signIn();
    },
  });

  const session = createSession(history);
  const isOfModule = (pathname: string) => isModulePath(discovery.releases(), pathname);
  const onlyModuleType = (pathname: string) => {
    const page = resolvePage(discovery.releases(), pathname, null);
    return page.kind === 'remote' ? page.moduleType : null;
  };
  const location = createLocation({
    toast: toasts.show,
    onPicked: (flow) => {
      if ((flow !== 'header' && flow !== 'saved') || zoneGuard.goOn()) return;
      if (flow === 'header') modules.chooseAfterPick();
      else modules.chooseUnlessServed();
    },
  });
  const requireServed = createRequireServed({ location, toast: toasts.show });
  const zoneGuard = createZoneGuard({
    history,
    location: location.services.current,
    needsZone: isOfModule,
    namesModule(path) {
      const { pathname, search } = new URL(path, window.location.origin);
      return moduleInUrl(search) !== null || onlyModuleType(pathname) !== null;
    },
    toast: toasts.show,
  });
  const modules = createModules({
    history,
    location: location.services.current,
    isModulePath: isOfModule,
    onlyModuleType,
    linked: readLinkedModule(),
    asksForInterests: (moduleId) => interests.isUndecided(moduleId) && services.canNavigate(ROUTES.interest),
  });
  const interests = createInterests({
    session: session.services.state,
    showError: (error) => toasts.show(apiErrorToast(error)),
  });

  const recent = createRecent(modules.key);
  const contributions = createContributions(discovery, loadModule);
  const productDialog = createProductDialog({
    load: (moduleType) => contributions.get('product-dialog', moduleType),
    onThrown: contributions.reject,
    onMissing(item) {
      if (services.canNavigate(productPath(item))) services.navigate(productPath(item));
      else
        toasts.show({ kind: 'error', id: 'product-unavailable', text: text('dialogs.productUnavailable') });
    },
  });

  // A dialog whose release was killed while it is open gives way to the live one's.
  discovery.document.subscribe(() => {
    if (contributions.isKilled(productDialog.open.get()?.Dialog)) productDialog.failed();
  });

  const statedHead = createStore<StatedHead | null>(null);
  const services: ShellServices = {
    version: SHELL_SERVICES_VERSION,
    session: {
      ...session.services,
      async forget() {
        checkout.forgetAll();
        await session.services.forget();
      },
    },
    location: location.services,
    module: { ...modules.services, profile: followModuleProfile(discovery, modules.key) },
    get addresses() {
      return addresses.services;
    },
    get cart() {
      return cart.services;
    },
    get wishlist() {
      return wishlist.services;
    },
    interests: interests.services,
    recent,
    preferences: preferenceServices(preferences, confirm),
    pushes: createPushServices(toasts.show),
    get checkout() {
      return checkout.services;
    },
    dialogs: {
      confirm,
      loginOrGuest: () => guestPrompts.ask(null),
      product(item, options) {
        recent.add(item);
        productDialog.show(item, options);
      },
    },
    contribution: contributions.get,
    toast: toasts.show,
    title: (words) => services.head({ title: words }),
    head(head) {
      const { pathname, search } = history.location;
      const remote = remoteToShow(
        discovery.releases(),
        pathname + search,
        modules.key.get()?.module_type ?? null,
      );
      statedHead.set({ pathname, remote, head });
    },
    navigate: (to, options) =>
      options?.replace ? history.replace(to, options.state) : history.push(to, options?.state),
    canNavigate(path) {
      const { pathname, search } = new URL(path, window.location.origin);
      const current = modules.key.get()?.module_type ?? null;
      const page = resolvePage(discovery.releases(), pathname + search, current);
      if (page.kind !== 'remote' || page.moduleType === null) return page.kind !== 'not-found';
      return page.moduleType === current || modules.serves(page.moduleType);
    },
    history,
    drafts: createDrafts(),
    report,
  };
  forgetOutboxWithSession();
  startSearchHistory();
  const cart = createCart({
    session,
    module: modules.key,
    location: location.services.current,
    requireServed,
    toast: toasts.show,
    confirm,
    showError: (error) => toasts.show(apiErrorToast(error)),
  });
  const addresses = createAddresses({
    session,
    location: location.services.current,
    toast: toasts.show,
    confirm,
  });
  const wishlist = createWishlist({
    session,
    module: modules.key,
    location: location.services.current,
    toast: toasts.show,
    confirm,
  });
  const checkout = createCheckout({
    session,
    module: modules.key,
    requireLocation: location.requireLocation,
    requireServed,
    loginOrGuest: services.dialogs.loginOrGuest,
    navigate: services.navigate,
    canNavigate: services.canNavigate,
    toast: toasts.show,
    refetchCart: cart.refetch,
  });

  return {
    services,
    discovery,
    connection,
    preferences,
    session,
    location,
    addresses,
    modules,
    cart,
    wishlist,
    checkout,
    statedHead,
    toasts,
    confirmations,
    guestPrompts,
    productDialog,
  };
}
