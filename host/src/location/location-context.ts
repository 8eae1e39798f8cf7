import { createRequiredContext } from '../state/required-context.ts';
import type { Location } from './location.ts';

/** `useLocation()` is the router's. */
export const [LocationContext, useDeliveryLocation] = createRequiredContext<Location>('useDeliveryLocation');
