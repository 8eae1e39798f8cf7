import type { ChannelChange, GrantChange, GrantedClaims, RemoteSettings, TokenInfo } from '@souk/contracts';
import { ask } from './ask.ts';

/** What a channel's state is changed by. */
export const DEEDS = [
  'rollbacks',
  'kills',
  'canaries',
  'activations',
  'promotions',
  'aborts',
  'pauses',
  'continues',
  'quarantine-lifts',
  'server-renderings',
  'set-promotions',
] as const;
export type Deed = (typeof DEEDS)[number];

/** @throws RegistryError */
export const changeChannel = (channel: string, deed: Deed, body: object) =>
  ask<ChannelChange>(`channels/${channel}/${deed}`, { method: 'POST', body });

/** @throws RegistryError */
export const changeSettings = (channel: string, remote: string, body: Partial<RemoteSettings>) =>
  ask<RemoteSettings>(`channels/${channel}/settings/${remote}`, { method: 'PATCH', body });

/** @throws RegistryError */
export const giveGrant = (remote: string, body: Partial<GrantedClaims> & { reason?: string }) =>
  ask<GrantChange>(`grants/${remote}`, { method: 'POST', body });

/** @throws RegistryError */
export const revokeGrant = (remote: string, body: Partial<GrantedClaims>) =>
  ask<GrantChange>(`grants/${remote}/revocations`, { method: 'POST', body });

/** The only answer that holds the token's secret. @throws RegistryError */
export const makeToken = (body: object) =>
  ask<{ token: string; info: TokenInfo }>('tokens', { method: 'POST', body });

/** @throws RegistryError */
export const revokeToken = (id: string) => ask<TokenInfo>(`tokens/${id}`, { method: 'DELETE' });
