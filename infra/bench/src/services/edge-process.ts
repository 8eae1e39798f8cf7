import { startEdge, type EdgeOptions } from '@souk/edge';

// One edge in a process of its own: edge-process.ts <options as JSON>. Says its address.
const options = JSON.parse(process.argv[2] ?? '{}') as EdgeOptions;
const edge = await startEdge(options);
process.on('disconnect', () => process.exit());
process.send?.(edge.url);
