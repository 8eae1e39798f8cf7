export { startEdge } from './start-edge.ts';
export type { Development, EdgeFirebase, EdgeOptions } from './edge-options.ts';
export type { RunningEdge } from './start-edge.ts';
