import type { Judgement, RemoteSettings } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import { THE_REGISTRY, writeAudit } from '../audit/audit-log.ts';
import { abortCanary } from '../channels/canary.ts';
import { readChannelState } from '../channels/channel-state.ts';
import { readSettings } from '../channels/remote-settings.ts';
import { pauseRollout } from '../channels/rollouts.ts';
import type { RevisionFeed } from '../channels/revision-feed.ts';
import { announce, ifStillSo } from './act-once.ts';
import { CANDIDATES, isLookedAt, judgeFurther, judgementOf } from './judgements.ts';
import type { CandidateRow, Judged } from './judgements.ts';
import { reasonOf } from './reasons.ts';

interface JudgeParts {
  pool: Pool;
  feed: RevisionFeed;
  onError(error: unknown): void;
}

/** Compares every candidate under way with its control, and does what the remote's settings say where it is worse. */
export async function judgeCandidates({ pool, feed, onError }: JudgeParts, now: Date): Promise<void> {
  const { rows } = await pool.query<{ channel: string; remote: string }>(
    'select channel, remote from registry.rollouts order by channel, remote',
  );
  for (const { channel, remote } of rows) {
    try {
      const found = await look(pool, channel, remote, now);
      if (found?.isToBeTakenBack) await takeBack(pool, feed, channel, found);
    } catch (error) {
      // One that cannot be judged must not keep the others from it.
      onError(error);
    }
  }
}

interface Look {
  isToBeTakenBack: boolean;
  judgement: Judgement;
  reason: string;
}

/** How far the settings go for what a judgement says: whether anything happens by itself. */
function actsOn({ verdict, doubts }: Judgement, { automatic, slowness }: RemoteSettings): boolean {
  if (verdict === 'slower') return slowness === 'act';
  if (verdict !== 'doubted') return verdict === 'worse' && automatic === 'act';
  return doubts.some((doubt) => (doubt === 'slow-networks' ? slowness : automatic) === 'act');
}

const HEARD = ['worse', 'slower', 'doubted'];

/** One look at one candidate, in one process at a time; null where another one looks, or nobody is to. */
function look(pool: Pool, channel: string, remote: string, now: Date): Promise<Look | null> {
  return transaction(pool, async (client) => {
    const settings = await readSettings(client, channel, remote);
    if (settings.automatic === 'off') return null;
    const { rows } = await client.query<CandidateRow>(
      `${CANDIDATES} where held.channel = $1 and held.remote = $2 for update of held skip locked`,
      [channel, remote],
    );
    const [row] = rows;
    if (!row || !isLookedAt(row, settings)) return null;
    const further = await judgeFurther(client, row, settings, now);
    const judged: Judged | null = further ?? row.judgement;
    if (!judged) return null;
    const judgement = judgementOf(row, judged, settings);
    const acts = actsOn(judgement, settings);
    const isDoubted = judgement.verdict === 'doubted';
    const reason = reasonOf(judgement, judged, acts);
    const isToldOnly = HEARD.includes(judgement.verdict) && (isDoubted || !acts);
    const say = isToldOnly && judged.said !== judgement.verdict;
    // It is given to nobody else before somebody looked; once, so that a person can let it go on.
    if (say && isDoubted && acts) await pauseRollout(client, channel, remote);
    if (say)
      await writeAudit(client, THE_REGISTRY, {
        action: isDoubted ? 'doubt' : 'watch',
        channel,
        remote,
        version: row.version,
        reason,
      });
    if (further || say)
      await client.query('update registry.rollouts set judgement = $3 where channel = $1 and remote = $2', [
        channel,
        remote,
        JSON.stringify({ ...judged, said: say ? judgement.verdict : judged.said }),
      ]);
    return { isToBeTakenBack: acts && !isDoubted, judgement, reason };
  });
}

async function takeBack(
  pool: Pool,
  feed: RevisionFeed,
  channel: string,
  { judgement, reason }: Look,
): Promise<void> {
  const { remote, candidate } = judgement;
  const { remotes, revision } = await readChannelState(pool, channel);
  if (remotes[remote]?.canary?.version !== candidate) return;
  const change = await ifStillSo(
    abortCanary(pool, { channel, remote, revision, reason, actor: THE_REGISTRY }),
  );
  if (change) announce(feed, change);
}
