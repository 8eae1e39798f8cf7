export { startEdge } from './start-edge.ts';
export type { Development, EdgeFirebase, EdgeOptions, RunningEdge } from './start-edge.ts';
