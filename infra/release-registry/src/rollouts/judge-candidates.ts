import type { Judgement, RemoteSettings } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import { REGISTRY_ACTOR, writeAudit } from '../audit/audit-log.ts';
import { abortCanary } from '../channels/canary.ts';
import { readChannelState } from '../channels/channel-state.ts';
import { readSettings } from '../channels/remote-settings.ts';
import { pauseRollout } from '../channels/rollouts.ts';
import type { RevisionFeed } from '../channels/revision-feed.ts';
import { ignoreStale } from './ignore-stale.ts';
import { CANDIDATES, isJudged, continueJudgement, judgementOf } from './judgements.ts';
import type { CandidateRow, JudgementRecord } from './judgements.ts';
import { reasonOf } from './reasons.ts';

interface JudgeParts {
  pool: Pool;
  feed: RevisionFeed;
  onError(error: unknown): void;
}

/** Compares every running candidate with its control, and acts on a worse one as the remote's settings say. */
export async function judgeCandidates({ pool, feed, onError }: JudgeParts, now: Date): Promise<void> {
  const { rows } = await pool.query<{ channel: string; remote: string }>(
    'select channel, remote from registry.rollouts order by channel, remote',
  );
  for (const { channel, remote } of rows) {
    try {
      const found = await judgeCandidate(pool, channel, remote, now);
      if (found?.mustAbort) await abortCandidate(pool, feed, channel, found);
    } catch (error) {
      // One failed judgement must not prevent the others.
      onError(error);
    }
  }
}

interface JudgementOutcome {
  mustAbort: boolean;
  judgement: Judgement;
  reason: string;
}

/** Whether the settings allow an automatic reaction to a judgement. */
function isAutomatic({ verdict, doubts }: Judgement, { automatic, slowness }: RemoteSettings): boolean {
  if (verdict === 'slower') return slowness === 'act';
  if (verdict !== 'doubted') return verdict === 'worse' && automatic === 'act';
  return doubts.some((doubt) => (doubt === 'slow-networks' ? slowness : automatic) === 'act');
}

const AUDITED_VERDICTS = ['worse', 'slower', 'doubted'];

/** Judges one candidate, in one process at a time; null if another process does, or judging is off. */
function judgeCandidate(
  pool: Pool,
  channel: string,
  remote: string,
  now: Date,
): Promise<JudgementOutcome | null> {
  return transaction(pool, async (client) => {
    const settings = await readSettings(client, channel, remote);
    if (settings.automatic === 'off') return null;
    const { rows } = await client.query<CandidateRow>(
      `${CANDIDATES} where held.channel = $1 and held.remote = $2 for update of held skip locked`,
      [channel, remote],
    );
    const [row] = rows;
    if (!row || !isJudged(row, settings)) return null;
    const continued = await continueJudgement(client, row, settings, now);
    const judged: JudgementRecord | null = continued ?? row.judgement;
    if (!judged) return null;
    const judgement = judgementOf(row, judged, settings);
    const automatic = isAutomatic(judgement, settings);
    const isDoubted = judgement.verdict === 'doubted';
    const reason = reasonOf(judgement, judged, automatic);
    const isReportOnly = AUDITED_VERDICTS.includes(judgement.verdict) && (isDoubted || !automatic);
    const isNew = isReportOnly && judged.said !== judgement.verdict;
    // Paused until a person checks it; only once, so that it can be continued.
    if (isNew && isDoubted && automatic) await pauseRollout(client, channel, remote);
    if (isNew)
      await writeAudit(client, REGISTRY_ACTOR, {
        action: isDoubted ? 'doubt' : 'watch',
        channel,
        remote,
        version: row.version,
        reason,
      });
    if (continued || isNew)
      await client.query('update registry.rollouts set judgement = $3 where channel = $1 and remote = $2', [
        channel,
        remote,
        JSON.stringify({ ...judged, said: isNew ? judgement.verdict : judged.said }),
      ]);
    return { mustAbort: automatic && !isDoubted, judgement, reason };
  });
}

async function abortCandidate(
  pool: Pool,
  feed: RevisionFeed,
  channel: string,
  { judgement, reason }: JudgementOutcome,
): Promise<void> {
  const { remote, candidate } = judgement;
  const { remotes, revision } = await readChannelState(pool, channel);
  if (remotes[remote]?.canary?.version !== candidate) return;
  const change = await ignoreStale(
    abortCanary(pool, { channel, remote, revision, reason, actor: REGISTRY_ACTOR }),
  );
  if (change) feed.announce(change);
}
