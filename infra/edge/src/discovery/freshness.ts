/** So long without a newer signature, and the registry counts as frozen: it signs at least one a minute. */
export const STALE_AFTER_MS = 5 * 60_000;

export interface Freshness {
  /** The time of the newest signature, as the registry says it; null: none was seen yet. */
  signedAt(): string | null;
  /** Milliseconds since a newer signature was seen, or since the start. */
  age(): number;
  isStale(): boolean;
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
  const age = () => now() - seenAt;
  return {
    signedAt: () => newest,
    age,
    isStale: () => age() >= STALE_AFTER_MS,
    saw(signedAt, isNewEpoch = false) {
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
  onStale(signedAt: string | null): void;
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
    if (stale && !before) onStale(freshness.signedAt());
    if (before && !stale) onFresh();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
