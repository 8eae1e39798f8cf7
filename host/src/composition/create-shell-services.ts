import { SHELL_SERVICES_VERSION } from '@souk/contracts';
import type { OrderTypeServices, ShellServices } from '@souk/contracts';
import { report } from '../errors/report.ts';
import type { Interests } from '../interests/interests.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { preferenceServices } from '../preferences/preference-services.ts';
import { createPushServices } from '../push/push-services.ts';
import { cardHistory } from './card-history.ts';
import type { Shell } from './shell.ts';

type Parts = Omit<Shell, 'services' | 'statedHead' | 'start'> &
  Pick<ShellServices, 'recent' | 'history' | 'drafts'> & {
    orderType: OrderTypeServices;
    begin: ShellServices['session']['begin'];
    profile: ShellServices['module']['profile'];
    interests: Interests;
    navigation: Navigation;
    stateHead: ShellServices['head'];
  };

/** The part of the host that remotes see. */
export function createShellServices(parts: Parts): ShellServices {
  const { session, modules, checkout, dialogs, recent, navigation, toasts, stateHead } = parts;
  return {
    version: SHELL_SERVICES_VERSION,
    session: { ...session.services, begin: parts.begin },
    location: parts.location.services,
    module: { ...modules.services, profile: parts.profile },
    addresses: parts.addresses.services,
    cart: parts.cart.services,
    wishlist: parts.wishlist.services,
    interests: parts.interests.services,
    recent,
    orderType: parts.orderType,
    preferences: preferenceServices(parts.preferences, dialogs.confirm),
    pushes: createPushServices(toasts.show),
    checkout: checkout.services,
    dialogs: {
      confirm: dialogs.confirm,
      loginOrGuest: dialogs.loginOrGuest,
      product(item, options) {
        recent.add(item);
        dialogs.productDialog.show(item, options);
      },
    },
    contribution: parts.contributions.get,
    toast: toasts.show,
    title: (words) => stateHead({ title: words }),
    head: stateHead,
    navigate: navigation.navigate,
    canNavigate: navigation.canNavigate,
    history: cardHistory(parts.history),
    drafts: parts.drafts,
    report,
  };
}
