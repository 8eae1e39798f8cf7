import { administrationCalls } from './registry/administration.ts';
import type { AdministrationCalls } from './registry/administration.ts';
import { createCall } from './registry/call.ts';
import { channelCalls } from './registry/channels.ts';
import type { ChannelCalls } from './registry/channels.ts';
import { observationCalls } from './registry/observation.ts';
import type { ObservationCalls } from './registry/observation.ts';
import { releaseCalls } from './registry/releases.ts';
import type { ReleaseCalls } from './registry/releases.ts';

export interface RegistryClient extends ReleaseCalls, ChannelCalls, AdministrationCalls, ObservationCalls {}

/** Creates a client of the registry's API. Every method throws `RegistryError`. */
export function createRegistryClient(access: { url: string; token: string }): RegistryClient {
  const call = createCall(access);
  return {
    ...releaseCalls(call),
    ...channelCalls(call),
    ...administrationCalls(call),
    ...observationCalls(call),
  };
}
