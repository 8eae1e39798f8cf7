import type { ChannelChange, GrantChange, GrantedClaims, RemoteSettings, TokenInfo } from '@souk/contracts';
import { request } from './request.ts';

/** Operations that change a channel. */
export const CHANNEL_OPERATIONS = [
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
export type ChannelOperation = (typeof CHANNEL_OPERATIONS)[number];

/** @throws RegistryError */
export const changeChannel = (channel: string, operation: ChannelOperation, body: object) =>
  request<ChannelChange>(`channels/${channel}/${operation}`, { method: 'POST', body });

/** @throws RegistryError */
export const changeSettings = (channel: string, remote: string, body: Partial<RemoteSettings>) =>
  request<RemoteSettings>(`channels/${channel}/settings/${remote}`, { method: 'PATCH', body });

/** @throws RegistryError */
export const giveGrant = (remote: string, body: Partial<GrantedClaims> & { reason?: string }) =>
  request<GrantChange>(`grants/${remote}`, { method: 'POST', body });

/** @throws RegistryError */
export const revokeGrant = (remote: string, body: Partial<GrantedClaims>) =>
  request<GrantChange>(`grants/${remote}/revocations`, { method: 'POST', body });

/** Only this response contains the token's secret. @throws RegistryError */
export const makeToken = (body: object) =>
  request<{ token: string; info: TokenInfo }>('tokens', { method: 'POST', body });

/** @throws RegistryError */
export const revokeToken = (id: string) => request<TokenInfo>(`tokens/${id}`, { method: 'DELETE' });
