import { useReadable, useShell } from '@souk/remote-kit';

/** Whether customers write the store a note for each item: the module has to want it, and the host has to carry it. */
export function useTakesNotes(): boolean {
  const { cart, module } = useShell();
  const profile = useReadable(module.profile);
  return cart.takesNotes === true && profile?.capabilities.itemNotes === true;
}
