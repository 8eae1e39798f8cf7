export { startConsole } from './server/start-console.ts';
export type { ConsoleOptions, RunningConsole } from './server/start-console.ts';
