export { startEdge } from './start-edge.ts';
export type { EdgeOptions, RunningEdge } from './start-edge.ts';
