import type {
  AuditEntry,
  ChannelRevision,
  ChannelState,
  GateVerdict,
  Grant,
  HealthPoint,
  Judgement,
  Propagation,
  ReleaseRecord,
  RemoteSettings,
  Scope,
  TokenInfo,
  Verification,
  VerificationState,
} from '@souk/contracts';
import { MAX_LIST_ENTRIES } from '@souk/contracts/channel-changes';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { toQuery } from '../audit/audit-filters.ts';
import type { AuditFilters } from '../audit/audit-filters.ts';
import { request, requestOrNull, search, send } from './request.ts';
import { isDown } from './registry-error.ts';

export interface Me {
  name: string;
  scopes: Scope[];
}

/** A release as the registry lists it; sizes in bytes. */
export interface ListedRelease {
  remote: string;
  version: string;
  publishedBy: string;
  publishedAt: string;
  bytes: number;
  compressedBytes: number;
  verification: VerificationState | null;
}

/** How releases did: the oldest first, each point for a stretch of so many minutes. */
export interface Health {
  minutes: number;
  points: HealthPoint[];
}

const DOWN_AGAIN_MS = 3_000;
const CALM_MS = 15_000;
const PAGE = 50;

export const fetchMe = (token: string) => request<Me>('me', { token });

export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => request<Me>('me', { signal }),
    staleTime: 60_000,
  });

export const channelsQuery = () =>
  queryOptions({
    queryKey: ['channels'],
    queryFn: async ({ signal }) =>
      (await requestOrNull<{ channels: string[] }>('channels', { signal }))?.channels ?? [],
    staleTime: 60_000,
  });

/** Follows the stream of revisions, and polls in case the stream is cut. */
export const channelQuery = (channel: string) =>
  queryOptions({
    queryKey: ['channel', channel, 'state'],
    queryFn: ({ signal }) => request<ChannelState>(`channels/${channel}`, { signal }),
    refetchInterval: ({ state }) => (isDown(state.error) ? DOWN_AGAIN_MS : CALM_MS),
    // An older answer that comes late does not undo a newer one.
    structuralSharing: (before, now) => newerState(before as ChannelState | undefined, now as ChannelState),
  });

function newerState(before: ChannelState | undefined, now: ChannelState): ChannelState {
  const isOlder = before?.epoch === now.epoch && before.revision > now.revision;
  return isOlder ? before : now;
}

/** New revisions as they come, until `signal`. @throws RegistryError */
export const openEvents = (channel: string, signal: AbortSignal) =>
  send(`channels/${channel}/events`, { signal });

export const historyQuery = (channel: string, remote: string) =>
  infiniteQueryOptions({
    queryKey: ['channel', channel, 'history', remote],
    queryFn: async ({ pageParam, signal }) => {
      const query = search({ remote, before: pageParam, limit: PAGE });
      return (
        await request<{ revisions: ChannelRevision[] }>(`channels/${channel}/history${query}`, { signal })
      ).revisions;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.revision),
  });

/** Releases that were stable in a channel, by its newest revisions. */
export const stableVersionsQuery = (channel: string, remote: string) =>
  queryOptions({
    queryKey: ['channel', channel, 'stable', remote],
    queryFn: async ({ signal }) => {
      const path = `channels/${channel}/history${search({ remote, limit: MAX_LIST_ENTRIES })}`;
      return (await request<{ revisions: ChannelRevision[] }>(path, { signal })).revisions;
    },
    select: (revisions) => revisions.flatMap(({ stable }) => stable ?? []),
  });

export const releasesQuery = (remote: string) =>
  queryOptions({
    queryKey: ['releases', remote],
    queryFn: async ({ signal }) =>
      (await request<{ releases: ListedRelease[] }>(`releases${search({ remote })}`, { signal })).releases,
    // A running verification ends without an action, so it is polled.
    refetchInterval: ({ state: { data } }) => (data?.some(isBeingVerified) ? CALM_MS : false),
  });

const isBeingVerified = ({ verification }: ListedRelease) =>
  verification === 'queued' || verification === 'running';

export const releaseQuery = (remote: string, version: string) =>
  queryOptions({
    queryKey: ['release', remote, version],
    queryFn: ({ signal }) => request<ReleaseRecord>(`releases/${remote}/${version}`, { signal }),
    staleTime: Infinity,
  });

export const verificationQuery = (remote: string, version: string) =>
  queryOptions({
    queryKey: ['verification', remote, version],
    queryFn: ({ signal }) =>
      requestOrNull<Verification>(`releases/${remote}/${version}/verification`, { signal }),
  });

/** The gate's current findings against a published release. */
export const gateQuery = (channel: string, remote: string, version: string) =>
  queryOptions({
    queryKey: ['channel', channel, 'gate', remote, version],
    queryFn: async ({ client, signal }) => {
      const record = await client.ensureQueryData(releaseQuery(remote, version));
      const body = { remote, version, record };
      return request<GateVerdict>(`channels/${channel}/check`, { method: 'POST', body, signal });
    },
  });

export const settingsQuery = (channel: string, remote: string) =>
  queryOptions({
    queryKey: ['settings', channel, remote],
    queryFn: ({ signal }) => request<RemoteSettings>(`channels/${channel}/settings/${remote}`, { signal }),
  });

const ON_THEIR_WAY_MS = 2 * 60_000;

/** How far open pages have followed; often while they are on their way, and while customers come back to what changed. */
export const propagationQuery = (channel: string) =>
  queryOptions({
    queryKey: ['channel', channel, 'propagation'],
    queryFn: ({ signal }) => requestOrNull<Propagation>(`channels/${channel}/propagation`, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data === null) return 60_000;
      const fresh = data?.revisedAt && Date.now() - Date.parse(data.revisedAt) < ON_THEIR_WAY_MS;
      return data && (fresh || data.pages > data.followed) ? 2_000 : 10_000;
    },
  });

export const healthQuery = (channel: string, remote: string, hours: number) =>
  queryOptions({
    queryKey: ['health', channel, remote, hours],
    queryFn: ({ signal }) =>
      requestOrNull<Health>(`channels/${channel}/health${search({ remote, hours })}`, { signal }),
    refetchInterval: 60_000,
  });

/** How all remotes of a channel did in the last day: one request for all cards. */
export const channelHealthQuery = (channel: string) =>
  queryOptions({
    queryKey: ['health', channel],
    queryFn: ({ signal }) =>
      requestOrNull<Health>(`channels/${channel}/health${search({ hours: 24 })}`, { signal }),
    refetchInterval: 60_000,
  });

export const judgementsQuery = (channel: string) =>
  queryOptions({
    queryKey: ['channel', channel, 'judgements'],
    queryFn: async ({ signal }) =>
      (await requestOrNull<{ judgements: Judgement[] }>(`channels/${channel}/judgements`, { signal }))
        ?.judgements ?? [],
    refetchInterval: CALM_MS,
  });

/** A period ends when it is asked for. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = toQuery(filters, Date.now());
      const { entries } = await request<{ entries: AuditEntry[] }>(
        `audit${search({ ...query, before: pageParam, limit: PAGE })}`,
        { signal },
      );
      return entries;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
  });

/** The grants of all remotes. */
export const grantsQuery = () =>
  queryOptions({
    queryKey: ['grants'],
    queryFn: async ({ signal }) => (await request<{ grants: Grant[] }>('grants', { signal })).grants,
  });

export const tokensQuery = () =>
  queryOptions({
    queryKey: ['tokens'],
    queryFn: async ({ signal }) => (await request<{ tokens: TokenInfo[] }>('tokens', { signal })).tokens,
  });
