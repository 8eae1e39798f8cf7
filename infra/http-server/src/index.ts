export { acceptsEncoding } from './accepts-encoding.ts';
export { limitAddresses, type AddressLimit } from './clients/address-limit.ts';
export {
  CONNECTIONS_PER_ADDRESS,
  limitClients,
  limitsOf,
  type ClientLimits,
} from './clients/limit-clients.ts';
export { networkOf } from './clients/network-of.ts';
export { compressText } from './compress-text.ts';
export { eventText, openEventStream, type EventStream } from './events/event-stream.ts';
export {
  dayOf,
  issuePageToken,
  readPageToken,
  type PageClaims,
  type PageKey,
} from './page-token/page-token.ts';
export { newVisitor, visitorSince } from './page-token/visitor-name.ts';
export { Problem } from './problem.ts';
export { forwardRoutes, type ForwardLimits, type ForwardRefusal } from './proxy/forward-routes.ts';
export { requireHost } from './require-host.ts';
export { clientErrorStatus, serverOptions } from './server-options.ts';
