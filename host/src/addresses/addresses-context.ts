import { createRequiredContext } from '../state/required-context.ts';
import type { Addresses } from './addresses.ts';

export const [AddressesContext, useAddresses] = createRequiredContext<Addresses>('useAddresses');
