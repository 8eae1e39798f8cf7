import { createRequiredContext } from '../state/required-context.ts';
import type { Discovery } from './discovery.ts';

export const [DiscoveryContext, useDiscovery] = createRequiredContext<Discovery>('useDiscovery');
