/** Without a newer signature for so long, the registry counts as frozen: it signs at least once a minute. */
const STALE_AFTER_MS = 5 * 60_000;

export interface Freshness {
  /** The registry's time of its newest signature; null: none yet. */
  signedAt(): string | null;
  /** Milliseconds since a newer signature arrived, or since the start. */
  age(): number;
  isStale(): boolean;
  /** The last document had no time: the registry is older than that feature. */
  isUntimed(): boolean;
  /** A document was signed at this time. @param isNewEpoch its times are not compared with those of the epoch before */
  saw(signedAt: string | undefined, isNewEpoch?: boolean): void;
  /** A document stored by an earlier run does not count as a newer signature. */
  remember(signedAt: string | undefined): void;
}

/**
 * Judges by this machine's clock how long ago the registry signed something newer than before. The times in signatures are
 * compared with each other only, so that clocks of machines may differ.
 */
export function createFreshness(now: () => number = () => performance.now()): Freshness {
  let newest: string | null = null;
  let seenAt = now();
  let untimed = false;
  const age = () => now() - seenAt;
  return {
    signedAt: () => newest,
    age,
    isStale: () => age() >= STALE_AFTER_MS,
    isUntimed: () => untimed,
    saw(signedAt, isNewEpoch = false) {
      untimed = signedAt === undefined;
      if (!isTime(signedAt)) return;
      if (!isNewEpoch && newest !== null && Date.parse(signedAt) <= Date.parse(newest)) return;
      newest = signedAt;
      seenAt = now();
    },
    remember(signedAt) {
      if (isTime(signedAt)) newest = signedAt;
    },
  };
}

const isTime = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text));

interface Sentences {
  onStale(freshness: Freshness): void;
  onFresh(): void;
}

/** How often freshness is checked. */
const LOOK_EVERY_MS = 10_000;

/** Reports once that the registry signs nothing new, and once that it does again. */
export function watchFreshness(freshness: Freshness, { onStale, onFresh }: Sentences): { stop(): void } {
  let stale = false;
  const timer = setInterval(() => {
    const before = stale;
    stale = freshness.isStale();
    if (stale && !before) onStale(freshness);
    if (before && !stale) onFresh();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The log line for a registry that signs nothing new, with the cause if it is known. */
export function describeStale(registryUrl: string, freshness: Freshness): string {
  if (freshness.isUntimed())
    return `The registry at ${registryUrl} is older than this edge: its documents have no time, so the edge cannot tell whether they are new. Update registries before edges.`;
  const signedAt = freshness.signedAt();
  const last = signedAt === null ? '' : `; its last signature is of ${signedAt}`;
  return `The registry at ${registryUrl} has signed nothing new for five minutes${last}. Later activations and kills may be missing here. Check the registry.`;
}
