import { useEffect, useState } from 'react';
import { useReadable } from '@souk/remote-kit';
import { WaitingOverlay, useCloseOnBack, usePart } from '@souk/ui';
import { isToBeGreeted } from '../dialogs/is-to-be-greeted.ts';
import { useAddresses } from '../addresses/addresses-context.ts';
import { useCart } from '../cart/cart-context.ts';
import { useDialogs } from '../dialogs/dialogs-context.ts';
import { useDeliveryLocation } from '../location/location-context.ts';
import { useModules } from '../modules/modules-context.ts';
import { useSession } from '../session/session-context.ts';
import { useSlots } from '../slots/slots-context.ts';
import { whenSettled } from '../slots/when-settled.ts';
import { useWishlist } from '../wishlist/wishlist-context.ts';
import { useText } from '../texts/texts.ts';
import { layers, loadLayers } from './layers-part.ts';

/** How to close each layer that is open. */
function useOpenLayers(): (() => void)[] {
  const addresses = useAddresses();
  const cart = useCart();
  const location = useDeliveryLocation();
  const modules = useModules();
  const wishlist = useWishlist();
  const { confirmations, guestPrompts } = useDialogs();
  const layersByState: [boolean, () => void][] = [
    [useReadable(cart.isOpen), cart.close],
    [useReadable(wishlist.isOpen), wishlist.close],
    [useReadable(modules.dialog.open), modules.dialog.close],
    [useReadable(location.alerting), () => location.answerAlert(false)],
    [useReadable(location.picking) !== null, () => location.finish(null)],
    [useReadable(location.route) !== null, location.closeRoute],
    [useReadable(location.permissionIsOff), location.dismissPermission],
  ];
  const questions = [
    useReadable(addresses.choosers.open),
    useReadable(addresses.editors.open),
    useReadable(addresses.contactEditors.open),
    useReadable(guestPrompts.open),
    useReadable(confirmations.open),
  ];
  return [
    ...layersByState.flatMap(([isOpen, close]) => (isOpen ? [close] : [])),
    ...questions.flatMap((question) => (question ? [() => question.answer(null)] : [])),
  ];
}

/** The host's dialogs and drawers: loaded when the page is idle, or when the first one opens, which then waits for them. */
export function LayersPlace() {
  const t = useText();
  const session = useSession();
  const { customer } = useReadable(session.services.state);
  const open = useOpenLayers();
  const isNeeded = open.length > 0 || isToBeGreeted(customer);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const { value, failed } = usePart(layers, isNeeded);
  const slots = useSlots();
  useEffect(() => whenSettled(slots, () => void loadLayers()), [slots]);
  const close = () => open.forEach((closeLayer) => closeLayer());
  useCloseOnBack(open.length > 0 && !(value && wasNeeded), close);
  if (value && wasNeeded) return <value.Layers />;
  if (open.length === 0) return null;
  return <WaitingOverlay part={layers} title={t('slot.loading')} failed={failed} onClose={close} />;
}
