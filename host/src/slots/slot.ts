import type { ShellServices } from '@souk/contracts';
import { BrokenReleaseError } from '../federation/federation.ts';
import type { LoadableRelease } from '../federation/federation.ts';
import { mountRelease } from './mounted-release.ts';
import type { MountedRelease } from './mounted-release.ts';

/** What a slot shows: a skeleton, a release, or the card with the retry. */
export type SlotState = 'away' | 'loading' | 'shown' | 'failed';

export interface SlotEnvironment {
  remote: string;
  container: HTMLElement;
  shell: ShellServices;
  /** Releases to try, best first; asked anew at every attempt. */
  candidates(): LoadableRelease[];
  load(release: LoadableRelease, exposed: string): Promise<unknown>;
  onState(state: SlotState): void;
  onShown(release: LoadableRelease): void;
  onFailure(release: LoadableRelease, stage: 'load' | 'mount' | 'render', error: unknown): void;
}

/** Why an attempt was given up that nothing is wrong with. */
const LEFT = new Error('the customer has gone on');

/**
 * The host's place for one remote. It never fails towards single-spa: entering starts the work and answers at once, and
 * whatever a release does wrong ends with another release, or with a card, in this slot alone.
 */
export class Slot {
  readonly #env: SlotEnvironment;
  #current: MountedRelease | null = null;
  /** The last release that worked in this page. */
  #lastGood: LoadableRelease | null = null;
  /** Versions whose tree threw after it was shown: not shown again on this visit. */
  readonly #threw = new Set<string>();
  /** Versions whose load hangs; not waited for again while it does. */
  readonly #hanging = new Set<string>();
  /** Every entering and leaving starts a new turn; work of an older turn puts itself away. */
  #turn = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(env: SlotEnvironment) {
    this.#env = env;
  }

  enter(): void {
    this.#begin((turn) => this.#show(turn));
  }

  /** The customer asks for another try: what threw while it was shown gets one too. */
  retry(): void {
    this.#threw.clear();
    this.enter();
  }

  leave(): void {
    // At once: a release that is slow to leave is not looked at while it does.
    this.#env.onState('away');
    this.#begin(() => this.#clear());
  }

  #begin(work: (turn: number) => Promise<void>): void {
    const turn = ++this.#turn;
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

  #candidates(): LoadableRelease[] {
    const all = [...this.#env.candidates(), ...(this.#lastGood ? [this.#lastGood] : [])];
    const seen = new Set<string>();
    return all.filter(({ globalName }) => {
      const fresh = !seen.has(globalName) && !this.#threw.has(globalName) && !this.#hanging.has(globalName);
      seen.add(globalName);
      return fresh;
    });
  }

  async #show(turn: number): Promise<void> {
    this.#env.onState('loading');
    await this.#clear();
    for (const release of this.#candidates()) {
      if (turn !== this.#turn) return;
      const mounted = await this.#attempt(release, () => turn === this.#turn);
      if (!mounted) continue;
      if (turn !== this.#turn) return mounted.unmount();
      if (this.#threw.has(release.globalName)) {
        await mounted.unmount();
        continue;
      }
      this.#current = mounted;
      this.#lastGood = release;
      this.#env.onState('shown');
      this.#env.onShown(release);
      return;
    }
    if (turn === this.#turn) this.#env.onState('failed');
  }

  async #attempt(release: LoadableRelease, isWanted: () => boolean): Promise<MountedRelease | null> {
    let loaded = false;
    try {
      return await mountRelease(release, {
        container: this.#env.container,
        shell: this.#env.shell,
        load: async (...args) => {
          this.#hanging.add(release.globalName);
          try {
            const result = await this.#env.load(...args);
            loaded = true;
            // Nobody waits for it any more: it is not drawn, and asks the server for nothing.
            if (!isWanted()) throw LEFT;
            return result;
          } finally {
            this.#hanging.delete(release.globalName);
          }
        },
        onLaterError: (error) => this.#renderFailed(release, error),
      });
    } catch (error) {
      if (error === LEFT) return null;
      const stage = loaded && !(error instanceof BrokenReleaseError) ? 'mount' : 'load';
      this.#env.onFailure(release, stage, error);
      return null;
    }
  }

  #renderFailed(release: LoadableRelease, error: unknown): void {
    this.#threw.add(release.globalName);
    if (this.#lastGood?.globalName === release.globalName) this.#lastGood = null;
    this.#env.onFailure(release, 'render', error);
    if (this.#current?.release === release) this.enter();
  }
}
