import { HOST_NAME, PAGE_TOKEN_META, TELEMETRY_PATH } from '@souk/contracts';
import type { FailureStage, PageReport, Readable } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import type { Discovery } from '../federation/discovery.ts';
import { watchScripts } from './failing-release.ts';
import { createFindOutage } from './find-outage.ts';
import { measureFirstScreen } from './first-screen.ts';
import { watchInteractions } from './interactions.ts';
import { watchLongTasks } from './long-tasks.ts';
import { createReleaseLedger } from './release-ledger.ts';
import { startReportClock } from './report-clock.ts';

interface Release {
  remote: string;
  version: string;
}

interface TelemetryOptions {
  discovery: Discovery;
  /** The remote that draws the current path, null where the host does or nobody. */
  active: Readable<string | null>;
  /** The release on screen. */
  shown(): Release | null;
  /** That, or while nothing is on screen yet the one that is to be. */
  entered(): Release | null;
  /** Whether the page has a connection. */
  isOnline(): boolean;
}

/** What the edge gave this page to report with; under load not every page is given one. */
const pageToken = () => document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_TOKEN_META}"]`)?.content;

/**
 * Reports by beacon what this page meets with releases, and which of them it runs: nothing of who looks at it, or at what.
 * A page that shows a preview says nothing, since what it meets is no visitor's.
 * @returns how to stop
 */
export function startTelemetry({
  discovery,
  active,
  shown,
  entered,
  isOnline,
}: TelemetryOptions): () => void {
  const token = pageToken();
  if (discovery.preview || !token) return () => undefined;
  const ledger = createReleaseLedger();
  /** By remote, what stands in its slot, and whose place it takes. */
  const places = new Map<string, { version: string; assigned: string }>();
  /** When each release was loaded, by the clock of the page. */
  const loaded = new Map<string, number>();
  const findOutage = createFindOutage(isOnline);
  let sequence = 0;
  /** Failures of which it is still being asked what else was away. */
  let asking = 0;
  let putOff = false;

  const { hostVersion } = discovery;
  const host = hostVersion ? { remote: HOST_NAME, version: hostVersion } : null;
  if (hostVersion) {
    const milliseconds = Math.round(performance.now());
    ledger.loaded(HOST_NAME, hostVersion, milliseconds);
    ledger.ready(HOST_NAME, hostVersion, milliseconds);
  }

  const firstScreen = measureFirstScreen({
    active,
    host,
    onMeasured: ({ remote, version }, vitals) => ledger.painted(remote, version, vitals),
  });

  const report = (leaving: boolean) => {
    if (leaving || document.visibilityState === 'hidden') firstScreen.end();
    // Put off once, and no further: a page that goes away may not speak again, and no release is to keep it silent.
    putOff = asking > 0 && !putOff && !leaving && document.visibilityState === 'visible';
    if (putOff) return;
    const { epoch, revision } = discovery.document.get();
    const picked = versionsOf(discovery);
    const onScreen = shown();
    const body: PageReport = {
      token,
      sequence: sequence + 1,
      epoch,
      revision,
      picked,
      armed: Object.fromEntries(
        Object.entries(picked).filter(([remote, version]) => loaded.has(`${remote}@${version}`)),
      ),
      shown: {
        ...(hostVersion && { [HOST_NAME]: hostVersion }),
        ...(onScreen && { [onScreen.remote]: onScreen.version }),
      },
      leaving,
      releases: ledger.entries(),
    };
    if (!navigator.sendBeacon(TELEMETRY_PATH, JSON.stringify(body))) return;
    sequence += 1;
    ledger.clear();
  };

  /** Whose place a release takes on screen: it counts for that one. */
  const assignedOf = ({ remote, version }: Release) => {
    const place = places.get(remote);
    return place?.version === version ? place.assigned : version;
  };
  /** Who most likely held the page up: whose slot it is, from when its code was there. */
  const drawing = (endedAt: number) => {
    const remote = entered();
    return remote && (loaded.get(`${remote.remote}@${remote.version}`) ?? Infinity) < endedAt ? remote : host;
  };
  const clock = startReportClock(report);
  const failed = async (remote: string, version: string, stage: FailureStage) => {
    const excuse = ledger.failed(remote, version, stage);
    clock.soon();
    asking += 1;
    const outage = await findOutage(stage);
    if (outage) excuse(outage);
    asking -= 1;
    if (putOff) clock.soon();
  };
  const stops = [
    clock.stop,
    firstScreen.end,
    bus.on('release:loaded', ({ remote, version, milliseconds }) => {
      loaded.set(`${remote}@${version}`, performance.now());
      // A release that is loaded in place of another one does not count for its own visitors.
      if (discovery.releases()[remote]?.metadata.version === version)
        ledger.loaded(remote, version, milliseconds);
      clock.soon();
    }),
    bus.on('release:shown', ({ remote, version, assigned, milliseconds }) => {
      // What is shown again has been loaded before.
      if (!places.has(remote) && version === assigned) ledger.ready(remote, version, milliseconds);
      places.set(remote, { version, assigned });
      if (version === assigned) firstScreen.shown({ remote, version });
      else {
        ledger.fellBack(remote, assigned);
        // What it looks like is not for the one whose place it takes.
        firstScreen.end();
      }
      clock.soon();
    }),
    bus.on('release:armed', clock.soon),
    bus.on('release:failed', ({ remote, assigned, stage }) => void failed(remote, assigned, stage)),
    watchScripts((release) => void failed(release.remote, assignedOf(release), 'script')),
    watchLongTasks((release, milliseconds, endedAt) => {
      const blamed = release ?? drawing(endedAt);
      if (blamed) ledger.blocked(blamed.remote, assignedOf(blamed), milliseconds);
      clock.soon();
    }),
    watchInteractions((milliseconds) => {
      // The remote that draws the page is responsible for its response time; without one, the host.
      const onScreen = shown() ?? host;
      if (onScreen) ledger.answered(onScreen.remote, assignedOf(onScreen), milliseconds);
    }),
    discovery.document.subscribe(clock.soon),
  ];
  return () => stops.forEach((stop) => stop());
}

const versionsOf = (discovery: Discovery) =>
  Object.fromEntries(
    Object.entries(discovery.releases()).map(([remote, { metadata }]) => [remote, metadata.version]),
  );
