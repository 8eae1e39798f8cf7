import type { RegistryProblem } from '@souk/contracts';

/** A failed request to the registry; `problem` is null if there was no response. */
export class RegistryError extends Error {
  readonly status: number;
  readonly problem: RegistryProblem | null;

  constructor(status: number, problem: RegistryProblem | null) {
    super(problem?.detail ?? 'The registry is not responding');
    this.name = 'RegistryError';
    this.status = status;
    this.problem = problem;
  }

  /** Whether there was no response, as opposed to a refusal. */
  get isDown(): boolean {
    return this.problem === null || this.status >= 500;
  }
}

export const isDown = (error: unknown): boolean => error instanceof RegistryError && error.isDown;
