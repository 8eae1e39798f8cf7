import { RENDERED_ATTRIBUTE, releaseId } from '@souk/contracts';
import type { ShellServices } from '@souk/contracts';
import { BrokenReleaseError } from '../federation/federation.ts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { withDeadline } from '../federation/deadline.ts';
import { LIMITS } from '../federation/limits.ts';
import { holdPlace } from './hold-place.ts';
import { BootstrapError, mountRelease } from './mounted-release.ts';
import type { MountedRelease } from './mounted-release.ts';
import { TrustedReleases } from './trusted-releases.ts';

/** What a slot shows: a skeleton, a release, or the card with the retry. */
export type SlotState = 'away' | 'loading' | 'shown' | 'failed';

export interface SlotEnvironment {
  remote: string;
  container: HTMLElement;
  shell: ShellServices;
  /** Releases to try, best first: the one that the visitor was given leads. Asked again at every attempt. */
  candidates(): LoadableRelease[];
  /** Whether a release must not be shown any more, nor fallen back to. */
  isKilled(release: LoadableRelease): boolean;
  load(release: LoadableRelease, exposed: string): Promise<unknown>;
  onState(state: SlotState): void;
  /** It took so long to load and mount it. */
  onShown(release: LoadableRelease, assigned: LoadableRelease, milliseconds: number): void;
  /** The release that was left is kept, hidden, for the next entering. */
  onHidden(): void;
  /** A release that is not on screen was loaded, and is ready for the next entering. */
  onArmed(release: LoadableRelease): void;
  /** A killed release gave way while the customer was looking. */
  onReplaced(): void;
  onFailure(
    release: LoadableRelease,
    stage: 'load' | 'mount' | 'render' | 'hydration',
    error: unknown,
    assigned: LoadableRelease,
  ): void;
}

/** Why an attempt without a failure was cancelled. */
const LEFT = new Error('The slot was left');

/**
 * The host's place for one remote. It never fails towards single-spa: entering starts the work and answers at once, and
 * whatever a release does wrong ends with another release, or with a card, in this slot alone.
 */
export class Slot {
  readonly #env: SlotEnvironment;
  #current: MountedRelease | null = null;
  /** What was shown last and was left, for the next entering. */
  #hidden: MountedRelease | null = null;
  readonly #trusted = new TrustedReleases();
  #everShown = false;
  /** Whether a release is being loaded beside the one that works. */
  #isArming = false;
  /** Every entering and leaving starts a new turn; work of an older turn puts itself away. */
  #turn = 0;
  /** Aborted once its turn is over. */
  #turnEnd = new AbortController();
  #work: Promise<void> = Promise.resolve();
  /** What a server rendered here, until its release hydrates it. */
  #rendered: HTMLElement | null;

  constructor(env: SlotEnvironment) {
    this.#env = env;
    this.#rendered = env.container.querySelector<HTMLElement>(`:scope > [${RENDERED_ATTRIBUTE}]`);
    const [first] = env.candidates();
    if (!first || !this.#isRendered(first)) this.#removeRendered();
  }

  /** Whether the slot shows what a server rendered. */
  get showsRendered(): boolean {
    return this.#rendered !== null;
  }

  #isRendered({ remote, version }: LoadableRelease): boolean {
    return this.#rendered?.getAttribute(RENDERED_ATTRIBUTE) === releaseId({ name: remote, version });
  }

  #removeRendered(): void {
    this.#rendered?.remove();
    this.#rendered = null;
  }

  enter(): void {
    this.#begin((turn) => this.#show(turn));
  }

  /** The customer asks for another try: what failed before gets one too. */
  retry(): void {
    this.#trusted.forgetFailures();
    this.enter();
  }

  /** Follows a new document: tries the release that it brings beside the one that works, and drops what was killed. */
  follow(): void {
    // Taken out of the channel: what comes back later does so without it.
    if (this.#env.candidates().length === 0) {
      this.#trusted.forgetLastGood();
      this.forget();
    }
    if (this.#hidden && this.#env.isKilled(this.#hidden.release)) this.forget();
    const [next] = this.#env.candidates();
    if (this.#current && this.#env.isKilled(this.#current.release))
      this.#begin((turn) => this.#replace(turn));
    // Killed before it was mounted.
    else if (this.#rendered && (!next || !this.#isRendered(next))) {
      this.#removeRendered();
      this.#env.onState('loading');
    }
    // A hidden tab does not load every release of a day: it follows once it is visible.
    else if (!document.hidden) void this.#arm();
  }

  leave(): void {
    // At once: a release that is slow to leave is not looked at while it does.
    this.#env.onState('away');
    this.#removeRendered();
    this.#begin(() => this.#hide());
  }

  /** Drops what is hidden: the next entering starts anew. */
  forget(): void {
    const hidden = this.#hidden;
    this.#hidden = null;
    void hidden?.unmount();
  }

  #begin(work: (turn: number) => Promise<void>): void {
    const turn = ++this.#turn;
    this.#turnEnd.abort(LEFT);
    this.#turnEnd = new AbortController();
    this.#work = this.#work
      .then(() => (turn === this.#turn ? work(turn) : undefined))
      // Whatever goes wrong, the slot takes part in the next switch.
      .catch((error: unknown) => {
        reportError(error);
        if (turn === this.#turn) this.#env.onState('failed');
      });
  }

  async #clear(): Promise<void> {
    const leaving = this.#current;
    this.#current = null;
    await leaving?.unmount();
  }

  async #hide(): Promise<void> {
    const leaving = this.#current;
    this.#current = null;
    if (!leaving || !(await leaving.hide())) return;
    this.#hidden = leaving;
    this.#env.onHidden();
  }

  /** Shows what is hidden, where a mount would show the same. Answers whether it did. */
  async #showHidden(turn: number): Promise<boolean> {
    const hidden = this.#hidden;
    const [first] = this.#candidates();
    if (!hidden || hidden.release.globalName !== first?.globalName) {
      this.forget();
      return false;
    }
    this.#hidden = null;
    const assigned = this.#env.candidates()[0] ?? first;
    const begun = performance.now();
    try {
      await hidden.show();
    } catch (error) {
      this.#env.onFailure(first, 'mount', error, assigned);
      return false;
    }
    // It may have been killed on the way.
    if (this.#env.isKilled(first)) {
      await hidden.unmount();
      return false;
    }
    this.#current = hidden;
    if (turn !== this.#turn) return true;
    this.#env.onState('shown');
    this.#env.onShown(first, assigned, Math.round(performance.now() - begun));
    void this.#arm();
    return true;
  }

  /** Loads what the next entering is to show, where something else works here; until it is loaded, it is not counted on. */
  async #arm(): Promise<void> {
    const [next] = this.#env.candidates();
    const { lastGood } = this.#trusted;
    if (!next || !this.#everShown || next.globalName === lastGood?.globalName) return;
    // With no release on screen, the next visit loads it.
    if (!this.#current && !lastGood) return;
    if (!this.#trusted.mayArm(next)) return;
    this.#trusted.doubt(next);
    // One at a time: of those that come meanwhile, only the newest is loaded next.
    if (this.#isArming) return;
    this.#isArming = true;
    const isLoaded = await this.#loads(next, next);
    this.#isArming = false;
    if (isLoaded) this.#trusted.loaded(next);
    if (this.#env.candidates()[0]?.globalName === next.globalName) {
      if (isLoaded) this.#env.onArmed(next);
    } else if (!document.hidden) await this.#arm();
  }

  async #loads(release: LoadableRelease, assigned: LoadableRelease): Promise<boolean> {
    try {
      const { remote, version } = release;
      await withDeadline(this.#load(release, './remote'), LIMITS.load, `loading ${remote} ${version}`);
      return true;
    } catch (error) {
      this.#env.onFailure(release, 'load', error, assigned);
      return false;
    }
  }

  #load(release: LoadableRelease, exposed: string): Promise<unknown> {
    return this.#trusted.watchLoad(release, () => this.#env.load(release, exposed));
  }

  #candidates(): LoadableRelease[] {
    return this.#trusted.inOrder(this.#env.candidates(), (release) => this.#env.isKilled(release));
  }

  /** A killed release goes as soon as another one is ready, and at once where none is. */
  async #replace(turn: number): Promise<void> {
    for (const release of this.#candidates()) {
      if (await this.#loads(release, this.#env.candidates()[0] ?? release)) break;
      this.#trusted.doubt(release);
    }
    if (turn !== this.#turn) return;
    const letGo = holdPlace(this.#env.container);
    await this.#show(turn, 'in place');
    const stayed = turn === this.#turn;
    letGo(stayed);
    if (stayed && this.#current) this.#env.onReplaced();
  }

  async #show(turn: number, how: 'fresh' | 'in place' = 'fresh'): Promise<void> {
    let waits = how === 'in place';
    const wait = () => {
      if (waits || this.showsRendered) return;
      waits = true;
      this.#env.onState('loading');
    };
    wait();
    await this.#clear();
    if (await this.#showHidden(turn)) return;
    const candidates = this.#candidates();
    for (const release of candidates) {
      if (turn !== this.#turn) return;
      if (!this.#isRendered(release)) this.#removeRendered();
      wait();
      const assigned = this.#env.candidates()[0] ?? release;
      const begun = performance.now();
      const mounted = await this.#attempt(release, assigned);
      if (!mounted) continue;
      if (turn !== this.#turn) return mounted.unmount();
      // It may have thrown, or been killed, on the way.
      if (this.#trusted.hasThrown(release) || this.#env.isKilled(release)) {
        await mounted.unmount();
        continue;
      }
      this.#current = mounted;
      this.#everShown = true;
      this.#trusted.worked(release);
      this.#env.onState('shown');
      this.#env.onShown(release, assigned, Math.round(performance.now() - begun));
      // What was given a miss gets its trial now; what failed just now does not.
      if (release === candidates[0]) void this.#arm();
      return;
    }
    if (turn !== this.#turn) return;
    this.#removeRendered();
    this.#env.onState('failed');
  }

  async #attempt(release: LoadableRelease, assigned: LoadableRelease): Promise<MountedRelease | null> {
    let loaded = false;
    const { signal } = this.#turnEnd;
    try {
      return await mountRelease(release, {
        container: this.#env.container,
        shell: this.#env.shell,
        takeRendered: () => {
          const element = this.#rendered;
          this.#rendered = null;
          return element;
        },
        onHydrationError: (error) => this.#env.onFailure(release, 'hydration', error, assigned),
        load: async (...args) => {
          const result = await this.#load(...args);
          loaded = true;
          return result;
        },
        signal,
        onLaterError: (error) => this.#renderFailed(release, assigned, error),
      });
    } catch (error) {
      if (error === LEFT) return null;
      const isOfLoading = error instanceof BrokenReleaseError || error instanceof BootstrapError;
      const stage = loaded && !isOfLoading ? 'mount' : 'load';
      if (stage === 'load') this.#trusted.doubt(release);
      else this.#trusted.failedToMount(release);
      this.#env.onFailure(release, stage, error, assigned);
      return null;
    }
  }

  #renderFailed(release: LoadableRelease, assigned: LoadableRelease, error: unknown): void {
    this.#trusted.threw(release);
    this.#env.onFailure(release, 'render', error, assigned);
    if (this.#current?.release === release) this.enter();
  }
}
