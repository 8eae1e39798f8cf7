import type { Propagation } from '@souk/contracts';
import { describeJudgement } from '../describe-judgement.ts';
import { columns } from '../terminal/columns.ts';
import { secondsInWords } from '../terminal/durations.ts';
import { bar } from '../terminal/progress.ts';
import type { Snapshot } from './watch-channel.ts';

/** Null: not reached yet; never reached if no page has to follow. */
const reached = (seconds: number | null, waiting: boolean) =>
  seconds !== null ? secondsInWords(seconds) : waiting ? 'not yet' : '–';

/** How pages follow, as lines for a terminal that is redrawn. */
export function screenOf({ state, propagation, judgements, problem }: Snapshot, now: number): string[] {
  const { revision, revisedAt, pages, followed, seconds, releases } = propagation;
  const { beyondCap } = propagation;
  const waiting = followed < pages;
  const age = revisedAt ? `, ${secondsInWords(Math.max(0, now - Date.parse(revisedAt)) / 1000)} old` : '';
  const rows = Object.entries(releases).flatMap(([remote, versions]) =>
    Object.entries(versions).map(([version, { armed, shown }]) => [
      remote,
      version,
      roleOf(state, remote, version),
      `armed ${armed}`,
      `shown ${shown}`,
    ]),
  );
  return [
    `${propagation.channel}, revision ${revision}${age}`,
    ...columns([
      [
        'pages open',
        beyondCap > 0 ? `${pages}, and ${beyondCap} over the limit of their network` : String(pages),
      ],
      ['followed', pages === 0 ? 'no page has to follow' : `${bar(followed, pages)} ${followed} of ${pages}`],
      ['half after', reached(seconds.half, waiting)],
      ['95 % after', reached(seconds.most, waiting)],
      ['all after', reached(seconds.all, waiting)],
    ]),
    ...columns(rows),
    ...judgements.map(describeJudgement),
    ...(problem ? [problem] : []),
  ];
}

/** The same in one line, for a log. */
export function lineOf({ state, propagation, problem }: Snapshot): string {
  if (problem) return problem;
  const { revision, pages, followed, seconds } = propagation;
  const waiting = followed < pages;
  const times = `half after ${reached(seconds.half, waiting)}, 95 % after ${reached(seconds.most, waiting)}, all after ${reached(seconds.all, waiting)}`;
  const releases = candidatesOf(propagation, state).join('; ');
  return `revision ${revision}: ${followed} of ${pages} pages followed; ${times}${releases && `; ${releases}`}`;
}

function candidatesOf({ releases }: Propagation, state: Snapshot['state']): string[] {
  return Object.entries(releases).flatMap(([remote, versions]) =>
    Object.entries(versions)
      .filter(([version]) => roleOf(state, remote, version) !== '')
      .map(([version, { armed, shown }]) => `${remote} ${version} armed ${armed}, shown ${shown}`),
  );
}

/** The current role of a release; pages keep an old one until their customer leaves it. */
function roleOf({ remotes, quarantined }: Snapshot['state'], remote: string, version: string): string {
  if (remotes[remote]?.canary?.version === version) return 'candidate';
  if (remotes[remote]?.stable === version) return 'live';
  const bad = quarantined.find((held) => held.remote === remote && held.version === version);
  return bad ? (bad.killed ? 'killed' : 'quarantined') : '';
}
