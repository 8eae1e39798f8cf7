import type { ReactNode } from 'react';
import { ShellProviders } from '@souk/remote-kit';
import { AddressesContext } from '../addresses/addresses-context.ts';
import { CartContext } from '../cart/cart-context.ts';
import { CheckoutContext } from '../checkout/checkout-context.ts';
import { ContributionsContext } from '../contributions/contributions-context.ts';
import { DialogsContext } from '../dialogs/dialogs-context.ts';
import { DiscoveryContext } from '../federation/discovery-context.ts';
import { LocationContext } from '../location/location-context.ts';
import { ModulesContext } from '../modules/modules-context.ts';
import { ConnectionContext } from '../offline/connection-context.ts';
import { PreferencesContext } from '../preferences/preferences-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { SlotsContext } from '../slots/slots-context.ts';
import type { Slots } from '../slots/slots.ts';
import { WishlistContext } from '../wishlist/wishlist-context.ts';
import type { Shell } from './shell.ts';

interface Props {
  shell: Shell;
  slots: Slots;
  children: ReactNode;
}

/** What the host's own components read: what remotes have too, and each part of the host by its own context. */
export function HostProviders({ shell, slots, children }: Props) {
  return (
    <ShellProviders shell={shell.services}>
      <DiscoveryContext value={shell.discovery}>
        <ContributionsContext value={shell.contributions}>
          <ConnectionContext value={shell.connection}>
            <PreferencesContext value={shell.preferences}>
              <SessionContext value={shell.session}>
                <LocationContext value={shell.location}>
                  <ModulesContext value={shell.modules}>
                    <AddressesContext value={shell.addresses}>
                      <CartContext value={shell.cart}>
                        <WishlistContext value={shell.wishlist}>
                          <CheckoutContext value={shell.checkout}>
                            <DialogsContext value={shell.dialogs}>
                              <SlotsContext value={slots}>{children}</SlotsContext>
                            </DialogsContext>
                          </CheckoutContext>
                        </WishlistContext>
                      </CartContext>
                    </AddressesContext>
                  </ModulesContext>
                </LocationContext>
              </SessionContext>
            </PreferencesContext>
          </ConnectionContext>
        </ContributionsContext>
      </DiscoveryContext>
    </ShellProviders>
  );
}
