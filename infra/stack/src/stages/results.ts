import { type Outcome, brokenOutcome } from './stage.ts';

/** Called when a stage starts (without an outcome), and when it ends. */
export type ShowStage = (name: string, ended?: { outcome: Outcome; milliseconds: number }) => void;

/** The outcome of every stage, in the order in which they ended. */
export class Results {
  readonly byStage = new Map<string, Outcome>();
  readonly #show: ShowStage;

  constructor(show: ShowStage) {
    this.#show = show;
  }

  /** Runs a stage; one that throws counts as one failure. */
  async run(name: string, work: () => Promise<Outcome>): Promise<void> {
    const started = Date.now();
    this.#show(name);
    const outcome = await work().catch((error: unknown) => brokenOutcome(name, error));
    this.byStage.set(name, outcome);
    this.#show(name, { outcome, milliseconds: Date.now() - started });
  }
}
