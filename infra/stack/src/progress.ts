/** One step of a command that takes its time. */
export interface Step {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** What it is at, or what came of it. */
  detail: string;
  started: number;
  ended: number;
}

/** What is done, what is left, and how long it took. */
export class Progress {
  readonly steps: Step[];
  readonly #changed: (step: Step) => void;

  constructor(names: readonly string[], changed: (step: Step) => void) {
    this.steps = names.map((name) => ({ name, state: 'waiting', detail: '', started: 0, ended: 0 }));
    this.#changed = changed;
  }

  /** Does a step's work; the work says where it is, and answers with what it gives. */
  async run<T>(name: string, work: (say: (detail: string) => void) => Promise<T>): Promise<T> {
    const step = this.steps.find((it) => it.name === name);
    if (!step) throw new Error(`no step is named ${name}`);
    const become = (change: Partial<Step>) => {
      Object.assign(step, change);
      this.#changed(step);
    };
    become({ state: 'running', started: Date.now() });
    try {
      const result = await work((detail) => {
        // A part that was given up may still go on for a while.
        if (step.state === 'running') become({ detail });
      });
      become({ state: 'done', ended: Date.now() });
      return result;
    } catch (error) {
      become({ state: 'failed', ended: Date.now() });
      throw error;
    }
  }
}

/** Milliseconds between two lines of one step where lines cannot be redrawn. */
const PLAIN_EVERY = 5_000;

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

/** Shows steps on a terminal, redrawn in place; elsewhere as a line whenever one starts, gets on or ends. */
export function showProgress(names: readonly string[], out: NodeJS.WriteStream = process.stdout) {
  if (!out.isTTY) {
    const shown = new Map<string, number>();
    const progress: Progress = new Progress(names, (step) => {
      const now = Date.now();
      const isNews = step.state !== 'running' || !shown.has(step.name);
      if (!isNews && now - (shown.get(step.name) ?? 0) < PLAIN_EVERY) return;
      shown.set(step.name, now);
      const left = progress.steps.filter(({ state }) => state === 'waiting' || state === 'running').length;
      out.write(`${line(step, now)}${step.state === 'done' && left > 0 ? `  (${left} left)` : ''}\n`);
    });
    return { progress, end: () => {} };
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
