/** So long without a newer signature, and the registry counts as frozen: it signs at least one a minute. */
const STALE_AFTER_MS = 5 * 60_000;

export interface Freshness {
  /** The time of the newest signature, as the registry says it; null: none was seen yet. */
  signedAt(): string | null;
  /** Milliseconds since a newer signature was seen, or since the start. */
  age(): number;
  isStale(): boolean;
  /** The last document carried no time: the registry is from before documents had one. */
  isUntimed(): boolean;
  /** A document was signed at this time. @param isNewEpoch its times are not compared with those of the epoch before */
  saw(signedAt: string | undefined, isNewEpoch?: boolean): void;
  /** What an edge remembers of the run before is no sign of life. */
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

/** How often it is looked at whether a registry went quiet. */
const LOOK_EVERY_MS = 10_000;

/** Says once that the registry signs nothing new, and once that it does again. */
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

/** What an operator is told of a registry that signs nothing new, with the cause where it is known. */
export function describeStale(registryUrl: string, freshness: Freshness): string {
  if (freshness.isUntimed())
    return `The registry at ${registryUrl} is older than this edge: it answers, but its documents carry no time, so nothing shows whether they are new. Update the registry; registries come before edges.`;
  const signedAt = freshness.signedAt();
  const last = signedAt === null ? '' : `; its last signature is of ${signedAt}`;
  return `The registry at ${registryUrl} has signed nothing new for five minutes${last}. What was activated or killed since may be missing here.`;
}
