import { federationName, type ReleaseRecord } from '@souk/contracts';
import type { BenchContext } from '../bench-context.ts';
import { inPage } from '../browser/in-page.ts';
import { openPage, openVisit, type Visit } from '../browser/visit.ts';
import { homeOf } from '../browser/visitor.ts';
import { quantileOf } from '../method/bootstrap.ts';
import { quantile } from '../method/quantile.ts';
import { show } from '../report/format.ts';
import type { Section } from '../report/section.ts';
import { publishCandidate, registryOf, untilServed } from './candidate-release.ts';
import { openCrowd, type PageCrowd } from './page-crowd.ts';

const TABS = 10;
const CROWD = 190;
const REMOTE = 'food';
const TIMES = 5;

declare global {
  var soukFollowed: Promise<number> | undefined;
}

/** Has a tab note when it had loaded a release, or shows it. */
const watch = ({ session }: Visit, release: ReleaseRecord, what: 'armed' | 'shown') =>
  inPage(
    session,
    ({ globalName, files, label, wanted }) => {
      const isArmed = () =>
        globalName in globalThis &&
        files.every((file) =>
          performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
        );
      const isShown = () => document.querySelector(`main [data-release="${label}"] h1`) !== null;
      globalThis.soukFollowed = new Promise((done) => {
        const timer = setInterval(() => {
          if (!(wanted === 'armed' ? isArmed() : isShown())) return;
          clearInterval(timer);
          done(Date.now());
        }, 4);
      });
    },
    {
      globalName: federationName(release.remote, release.version),
      // What is shared by content is on the page already.
      files: release.initial.filter((path) => path.startsWith('expose-')),
      label: `${release.remote}@${release.version}`,
      wanted: what,
    },
  );

const followedAt = ({ session }: Visit) => inPage(session, () => globalThis.soukFollowed ?? NaN, undefined);

/** Opens or reloads every tab on what is live. */
async function openTabs(tabs: readonly Visit[], home: string, version: string): Promise<void> {
  for (const { page } of tabs) {
    await page.goto(home);
    await page.locator(`main [data-release="${REMOTE}@${version}"] h1`).waitFor();
  }
}

/** From the operator's click until open pages have followed: ten real tabs, and many that only speak the protocol. */
export async function rollbacks(bench: BenchContext): Promise<Section> {
  const { browser, stack, visitor, random, rounds, sample, stop } = bench;
  const registry = registryOf(bench);
  const candidate = await publishCandidate(bench, REMOTE);
  const before = await registry.release(REMOTE, candidate.before);
  if (!before) throw new Error(`${REMOTE} ${candidate.before} is not in the registry`);
  const home = homeOf(visitor, REMOTE);
  const first = await openVisit(browser, { url: stack.url, visitor });
  const tabs: Visit[] = [first];
  while (tabs.length < TABS) tabs.push(await openPage(first.context));
  const crowd: PageCrowd = await openCrowd(stack.url, CROWD, REMOTE);
  const lift = { remote: REMOTE, version: candidate.version, reason: 'the bench goes on with it' };
  const activate = async () => {
    await registry.activate({ remote: REMOTE, version: candidate.version, holdback: 0 });
    await untilServed(bench, REMOTE, candidate.version);
    await openTabs(tabs, home, candidate.version);
  };
  const times = { tabs: [] as number[], crowd: [] as number[], kill: [] as number[] };
  try {
    for (let time = 0; time < Math.min(TIMES, rounds); time += 1) {
      stop.throwIfAborted();
      await sample();
      await activate();
      await Promise.all(tabs.map((tab) => watch(tab, before, 'armed')));
      const { armedAt } = await crowd.expect(before.version);
      const clicked = Date.now();
      await registry.rollback({ remote: REMOTE, version: before.version, reason: 'the bench measures it' });
      times.tabs.push(...(await Promise.all(tabs.map(followedAt))).map((at) => at - clicked));
      times.crowd.push(...(await armedAt).map((at) => at - clicked));

      await registry.liftQuarantine(lift);
      await activate();
      await Promise.all(tabs.map((tab) => watch(tab, before, 'shown')));
      const killed = Date.now();
      await registry.kill({ remote: REMOTE, version: candidate.version, reason: 'the bench measures it' });
      times.kill.push(...(await Promise.all(tabs.map(followedAt))).map((at) => at - killed));
      await registry.liftQuarantine(lift);
    }
  } finally {
    crowd.close();
    await first.context.close();
    if ((await registry.state()).remotes[REMOTE]?.stable !== before.version)
      await registry.rollback({
        remote: REMOTE,
        version: before.version,
        reason: 'the bench is done with it',
      });
  }
  const all = [...times.tabs, ...times.crowd];
  const series = [
    { name: 'rollback, real tabs, armed', values: times.tabs },
    { name: 'rollback, pages by protocol, armed', values: times.crowd },
    { name: 'kill, real tabs, shown', values: times.kill },
  ];
  return {
    title: `Rollback and kill with ${TABS + CROWD} connected pages`,
    figures: { rollback: quantileOf(all, 0.99, random), kill: quantileOf(times.kill, 0.99, random) },
    blocks: [
      { kind: 'dots', caption: 'From the click, every page', unit: 'ms', series },
      {
        kind: 'table',
        caption: 'From the click',
        columns: ['What', 'Half of them', 'p99', 'Pages'],
        rows: series.map(({ name, values }) => [
          name,
          show(quantile(values, 0.5), 'ms'),
          show(quantile(values, 0.99), 'ms'),
          String(values.length),
        ]),
      },
    ],
  };
}
