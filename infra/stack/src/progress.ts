/** One step of a long-running command. */
export interface Step {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** The current activity, or the result. */
  detail: string;
  started: number;
  ended: number;
}

/** The steps of a command, with their states and durations. */
export class Progress {
  readonly steps: Step[];
  readonly #changed: (step: Step) => void;

  constructor(names: readonly string[], changed: (step: Step) => void) {
    this.steps = names.map((name) => ({ name, state: 'waiting', detail: '', started: 0, ended: 0 }));
    this.#changed = changed;
  }

  /** Runs a step; its work reports details and returns the result. */
  async run<T>(name: string, work: (say: (detail: string) => void) => Promise<T>): Promise<T> {
    const step = this.steps.find((it) => it.name === name);
    if (!step) throw new Error(`There is no step ${name}.`);
    const update = (change: Partial<Step>) => {
      Object.assign(step, change);
      this.#changed(step);
    };
    update({ state: 'running', started: Date.now() });
    try {
      const result = await work((detail) => {
        // Cancelled work may continue for a while.
        if (step.state === 'running') update({ detail });
      });
      update({ state: 'done', ended: Date.now() });
      return result;
    } catch (error) {
      update({ state: 'failed', ended: Date.now() });
      throw error;
    }
  }
}

/** Interval between lines of one step where lines cannot be redrawn, in milliseconds. */
const PLAIN_INTERVAL_MS = 5_000;
/** After so long a step that reports nothing is printed again, so that nobody takes it for stuck. */
const PLAIN_SILENCE_MS = 15_000;

const MARKS = { waiting: '·', running: '▸', done: '✓', failed: '✗' } as const;

export function seconds(milliseconds: number): string {
  return milliseconds < 10_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.round(milliseconds / 1000)} s`;
}

function line(step: Step, now: number): string {
  const time = step.state === 'waiting' ? '' : seconds((step.ended || now) - step.started);
  return `${MARKS[step.state]} ${step.name.padEnd(12)} ${time.padStart(7)}  ${step.detail}`.trimEnd();
}

/** Shows steps on a terminal, redrawn in place; elsewhere prints a line whenever one starts, progresses or ends, and while one reports nothing. */
export function showProgress(names: readonly string[], out: NodeJS.WriteStream = process.stdout) {
  if (!out.isTTY) {
    const shown = new Map<string, number>();
    const silence = (step: Step) => Date.now() - (shown.get(step.name) ?? 0);
    const print = (step: Step) => {
      const now = Date.now();
      shown.set(step.name, now);
      const left = progress.steps.filter(({ state }) => state === 'waiting' || state === 'running').length;
      out.write(`${line(step, now)}${step.state === 'done' && left > 0 ? `  (${left} left)` : ''}\n`);
    };
    const progress: Progress = new Progress(names, (step) => {
      const isChange = step.state !== 'running' || !shown.has(step.name);
      if (isChange || silence(step) >= PLAIN_INTERVAL_MS) print(step);
    });
    const timer = setInterval(() => {
      for (const step of progress.steps)
        if (step.state === 'running' && silence(step) >= PLAIN_SILENCE_MS) print(step);
    }, 1_000);
    return { progress, end: () => clearInterval(timer) };
  }
  let drawn = 0;
  const draw = () => {
    const lines = progress.steps.map((step) => line(step, Date.now()).slice(0, out.columns - 1));
    out.write(`${drawn > 0 ? `\x1b[${drawn}A` : ''}${lines.map((it) => `\x1b[2K${it}\n`).join('')}`);
    drawn = lines.length;
  };
  const progress = new Progress(names, draw);
  const timer = setInterval(draw, 250);
  return {
    progress,
    end: () => {
      clearInterval(timer);
      draw();
    },
  };
}
