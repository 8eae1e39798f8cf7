import type { LoadableRelease } from '../federation/loadable-release.ts';

/** What a slot knows of the releases that it tried, and so which it shows next. */
export class TrustedReleases {
  /** The last release that worked in this page. */
  #lastGood: LoadableRelease | null = null;
  /** Versions not yet proved to load: the last good one is shown before them. */
  readonly #doubted = new Set<string>();
  /** Versions that load and do not mount: the same, until the customer asks for another try. */
  readonly #unmountable = new Set<string>();
  /** Versions whose tree threw after it was shown: not shown again on this visit. */
  readonly #threw = new Set<string>();
  /** Versions whose load hangs; not waited for again while it does. */
  readonly #hanging = new Set<string>();

  get lastGood(): LoadableRelease | null {
    return this.#lastGood;
  }

  /**
   * Those to try, the best first, each once.
   * @param given what the visitor was given leads
   */
  inOrder(
    given: readonly LoadableRelease[],
    isKilled: (release: LoadableRelease) => boolean,
  ): LoadableRelease[] {
    const [first] = given;
    const known = this.#lastGood ? [this.#lastGood] : [];
    const isDoubted =
      first && (this.#doubted.has(first.globalName) || this.#unmountable.has(first.globalName));
    const all = isDoubted ? [...known, ...given] : [...given, ...known];
    const seen = new Set<string>();
    return all.filter((release) => {
      const { globalName } = release;
      const isNew = !seen.has(globalName);
      seen.add(globalName);
      return isNew && !this.hasThrown(release) && !this.#hanging.has(globalName) && !isKilled(release);
    });
  }

  /** Whether a release may be loaded beside the one that works. */
  mayArm({ globalName }: LoadableRelease): boolean {
    return ![this.#hanging, this.#threw, this.#unmountable].some((known) => known.has(globalName));
  }

  hasThrown({ globalName }: LoadableRelease): boolean {
    return this.#threw.has(globalName);
  }

  worked(release: LoadableRelease): void {
    this.#lastGood = release;
    this.#unmountable.delete(release.globalName);
    this.loaded(release);
  }

  loaded({ globalName }: LoadableRelease): void {
    this.#doubted.delete(globalName);
  }

  /** It failed to load, or did not load yet. */
  doubt({ globalName }: LoadableRelease): void {
    this.#doubted.add(globalName);
  }

  failedToMount({ globalName }: LoadableRelease): void {
    this.#unmountable.add(globalName);
  }

  threw(release: LoadableRelease): void {
    this.#threw.add(release.globalName);
    if (this.#lastGood?.globalName === release.globalName) this.#lastGood = null;
  }

  /** A load that does not end hangs until it does. */
  async watchLoad<T>({ globalName }: LoadableRelease, load: () => Promise<T>): Promise<T> {
    this.#hanging.add(globalName);
    try {
      return await load();
    } finally {
      this.#hanging.delete(globalName);
    }
  }

  /** What failed gets another try. */
  forgetFailures(): void {
    this.#threw.clear();
    this.#doubted.clear();
    this.#unmountable.clear();
  }

  forgetLastGood(): void {
    this.#lastGood = null;
  }
}
