import { HOST_NAME } from '@souk/contracts';
import type { DiscoveryDocument, ResolvedPage } from '@souk/contracts';

/** Whether an operator switched server rendering off for a page: for every page, by the host's name, or for its remote's. */
export const isSwitchedOff = ({ serverRenderingOff = [] }: DiscoveryDocument, page: ResolvedPage): boolean =>
  serverRenderingOff.includes(HOST_NAME) ||
  (page.kind === 'remote' && serverRenderingOff.includes(page.remote));
