import { format } from 'node:util';

let written: string[] = [];
let allowed: RegExp[] = [];
const original = console.error;

/** Lets this test write an error that matches to the console; for what breaks on purpose. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

beforeEach(() => {
  console.error = (...parts: unknown[]) => void written.push(format(...parts));
});

afterEach(() => {
  console.error = original;
  const unexpected = written.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  written = [];
  allowed = [];
  if (unexpected.length > 0) throw new Error(`console.error: ${unexpected.join('\n')}`);
});
