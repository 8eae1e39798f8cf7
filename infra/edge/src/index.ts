export { startEdge } from './start-edge.ts';
export type { Development, EdgeOptions, RunningEdge } from './start-edge.ts';
