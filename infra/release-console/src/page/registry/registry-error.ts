import type { RegistryProblem } from '@souk/contracts';

/** Why a call to the registry did not succeed; `problem` is null where it gave no answer at all. */
export class RegistryError extends Error {
  readonly status: number;
  readonly problem: RegistryProblem | null;

  constructor(status: number, problem: RegistryProblem | null) {
    super(problem?.detail ?? 'The registry does not answer');
    this.name = 'RegistryError';
    this.status = status;
    this.problem = problem;
  }

  /** Nobody knows the answer, as opposed to a refusal. */
  get isDown(): boolean {
    return this.problem === null || this.status >= 500;
  }
}

export const isDown = (error: unknown): boolean => error instanceof RegistryError && error.isDown;
