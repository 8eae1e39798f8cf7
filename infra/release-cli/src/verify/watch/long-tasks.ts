import type { Watch } from './watch.ts';
import type { WatchedPage } from './watched-page.ts';

/** How long scripts of a release may hold the page up at a time. Customers notice 200 ms; a busy machine takes longer for the same. */
const MAX_BLOCK_MS = 500;
const SAMPLE_MICROSECONDS = 5_000;
/** How much of the engine's work between two samples of its scripts counts: a busy machine takes the processor away for as long. */
const MAX_PAUSE_MICROSECONDS = 100_000;
/** How long other scripts may be on the stack meanwhile: the profiler sees a part of the stack alone now and then. */
const MAX_ASTRAY_MICROSECONDS = 20_000;

/** Never blocks the page: nothing answers a customer meanwhile, in any module. */
export const longTasks: Watch = {
  name: 'does not block the page',
  detail: `no ${MAX_BLOCK_MS} ms at a time in its own scripts`,
  async begin(page) {
    const { session } = page;
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
    const start = () => session.send('Profiler.start');
    return {
      before: async () => void (await start()),
      async after() {
        const { profile } = await session.send('Profiler.stop');
        await start();
        return blocksOf(profile, page);
      },
    };
  },
};

/** What the profiler saw: functions as nodes of a tree, and samples of it with the microseconds between them. */
interface Profile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
    children?: number[];
  }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Stretches of samples that have the release's scripts on the stack, each with the line that most were in. */
export function blocksOf(profile: Profile, page: Pick<WatchedPage, 'isOwn' | 'placeOf'>): string[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])),
  );
  const ownFrame = (id: number): string | null => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = nodes.get(at)?.callFrame;
      if (frame && page.isOwn(frame.url)) return page.placeOf(frame);
    }
    return null;
  };
  const blocks = new Set<string>();
  let length = 0;
  let pause = 0;
  let astray = 0;
  let places = new Map<string, number>();
  const end = () => {
    if (length >= MAX_BLOCK_MS * 1000) {
      const [place = ''] = [...places].sort(([, one], [, other]) => other - one)[0] ?? [];
      blocks.add(`it holds the page up for ${Math.round(length / 1000)} ms in the function of ${place}`);
    }
    length = 0;
    pause = 0;
    astray = 0;
    places = new Map();
  };
  profile.samples?.forEach((id, at) => {
    const name = nodes.get(id)?.callFrame.functionName;
    const took = profile.timeDeltas?.[at + 1] ?? 0;
    // The engine's own work is part of what it interrupts.
    if (length > 0 && (name === '(garbage collector)' || name === '(program)')) {
      pause += took;
      return;
    }
    const place = ownFrame(id);
    if (place === null) {
      if (length === 0) return;
      astray += took;
      if (name === '(idle)' || astray > MAX_ASTRAY_MICROSECONDS) end();
      return;
    }
    length += took + astray + Math.min(pause, MAX_PAUSE_MICROSECONDS);
    pause = 0;
    astray = 0;
    places.set(place, (places.get(place) ?? 0) + took);
  });
  end();
  return [...blocks];
}
