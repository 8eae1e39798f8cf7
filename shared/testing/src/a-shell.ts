import { createTestShell, type ShellFacts, type TestShell } from './create-test-shell.ts';

/** The shell of a test: every function is a jest mock. */
export const aShell = (facts?: ShellFacts): TestShell =>
  // A mock is called as what it mocks, which the types of jest say of one signature only.
  createTestShell(facts, (implementation) => jest.fn(implementation) as unknown as typeof implementation);
