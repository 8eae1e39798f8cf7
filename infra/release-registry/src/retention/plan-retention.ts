import type { RetentionPlan, RetentionReason } from '@souk/contracts';
import { readChannelState, readGoodVersions } from '../channels/channel-state.ts';
import type { Queryable } from '../queryable.ts';

/** How long a release is stored after it was published, live or quarantined. */
const RETENTION_DAYS = 30;

/** How many of the last good releases of each remote and channel are always stored, for rollbacks. */
const MIN_GOOD_RELEASES = 5;

interface Row {
  remote: string;
  version: string;
  published_at: Date;
  bytes: string;
  young: boolean;
  newest: boolean;
}

const STORED = `
  select remote, version, published_at, published_at > now() - make_interval(days => $1) as young,
    row_number() over (partition by remote order by published_at desc, version desc) = 1 as newest,
    (select sum(coalesce((file->>'compressed')::bigint, 0) + (file->>'size')::bigint)
     from jsonb_array_elements(record->'files') as file) as bytes
  from registry.releases where collected_at is null order by remote, published_at, version`;

// A release is live until the next revision of its remote.
const LIVE_LATELY = `
  select distinct remote, version from (
    select remote, unnest(array[stable_version, canary_version]) as version,
      lead(created_at, 1, now()) over (partition by channel, remote order by revision) as until
    from registry.channel_revisions
  ) as lived where version is not null and until > now() - make_interval(days => $1)`;

const QUARANTINED_LATELY = `
  select remote, version from registry.quarantined_releases where created_at > now() - make_interval(days => $1)`;

const USED_BY_OPEN_PAGES = `
  select distinct named.key as remote, named.value as version
  from registry.live_pages, lateral (
    select * from jsonb_each_text(picked) union select * from jsonb_each_text(armed) union select * from jsonb_each_text(shown)
  ) as named where not closed`;

/** Which releases would be collected now, and why the others are retained. */
export async function planRetention(database: Queryable): Promise<RetentionPlan> {
  const reasons = new Reasons();
  const { rows: channels } = await database.query<{ channel: string }>(
    'select distinct channel from registry.channel_revisions',
  );
  for (const { channel } of channels) await reasonsOfChannel(database, channel, reasons);
  for (const [why, text, values] of [
    ['live lately', LIVE_LATELY, [RETENTION_DAYS]],
    ['quarantined lately', QUARANTINED_LATELY, [RETENTION_DAYS]],
    ['open pages', USED_BY_OPEN_PAGES, []],
  ] as const) {
    const { rows } = await database.query<{ remote: string; version: string }>(text, [...values]);
    for (const { remote, version } of rows) reasons.add(remote, version, why);
  }
  const { rows: stored } = await database.query<Row>(STORED, [RETENTION_DAYS]);
  for (const { remote, version, young, newest } of stored) {
    if (young) reasons.add(remote, version, 'published lately');
    if (newest) reasons.add(remote, version, 'newest');
  }
  const plan: RetentionPlan = { collect: [], keep: [] };
  for (const { remote, version, published_at, bytes } of stored) {
    const why = reasons.of(remote, version);
    if (why.length > 0) plan.keep.push({ remote, version, why });
    else
      plan.collect.push({ remote, version, publishedAt: published_at.toISOString(), bytes: Number(bytes) });
  }
  return plan;
}

class Reasons {
  readonly #reasons = new Map<string, Set<RetentionReason>>();

  add(remote: string, version: string | null | undefined, why: RetentionReason): void {
    if (!version) return;
    const key = `${remote} ${version}`;
    this.#reasons.set(key, (this.#reasons.get(key) ?? new Set()).add(why));
  }

  of(remote: string, version: string): RetentionReason[] {
    return [...(this.#reasons.get(`${remote} ${version}`) ?? [])];
  }
}

async function reasonsOfChannel(database: Queryable, channel: string, reasons: Reasons): Promise<void> {
  const { remotes } = await readChannelState(database, channel);
  for (const [remote, { stable, canary, fallback }] of Object.entries(remotes)) {
    reasons.add(remote, stable, 'live');
    reasons.add(remote, canary?.version, 'candidate');
    reasons.add(remote, fallback, 'fallback');
    for (const version of (await readGoodVersions(database, channel, remote)).slice(0, MIN_GOOD_RELEASES))
      reasons.add(remote, version, 'recently good');
  }
}
