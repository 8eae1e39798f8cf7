import { format } from 'node:util';

let written: string[] = [];
let allowed: RegExp[] = [];

/** Lets this test write an error that matches to the console; for what breaks on purpose. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...parts) => void written.push(format(...parts)));
});

afterEach(() => {
  const unexpected = written.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  written = [];
  allowed = [];
  if (unexpected.length > 0) throw new Error(`console.error: ${unexpected.join('\n')}`);
});
