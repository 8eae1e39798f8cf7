import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blocksOf } from './long-tasks.ts';

const own = (url: string) => url === 'remoteEntry.js';
const page = { isOwn: own, placeOf: ({ functionName }: { functionName: string }) => functionName };

const IDS = { root: 1, mount: 2, host: 3, program: 4, idle: 5 };
type Sample = keyof typeof IDS;
const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0, columnNumber: 0 });
const nodes = [
  { id: IDS.root, callFrame: frame('(root)'), children: [2, 3, 4, 5] },
  { id: IDS.mount, callFrame: frame('mount', 'remoteEntry.js') },
  { id: IDS.host, callFrame: frame('draw', 'host.js') },
  { id: IDS.program, callFrame: frame('(program)') },
  { id: IDS.idle, callFrame: frame('(idle)') },
];

/** What is found where the page was in these functions, each for so many milliseconds. */
function found(...stretches: [Sample, number][]): string[] {
  const samples = stretches.map(([name]) => IDS[name]);
  return blocksOf(
    { nodes, samples, timeDeltas: [0, ...stretches.map(([, ms]) => ms * 1000)] },
    page as never,
  );
}

describe('what holds the page up', () => {
  it('is a release that runs for half a second at a time', () => {
    assert.deepEqual(found(['mount', 300], ['mount', 250]), [
      'it holds the page up for 550 ms in the function of mount',
    ]);
    assert.deepEqual(found(['mount', 300], ['idle', 1], ['mount', 250]), []);
    assert.deepEqual(found(['mount', 300], ['host', 600], ['mount', 150]), []);
  });

  it('is found on a machine that takes the processor away meanwhile', () => {
    const slice: [Sample, number][] = [
      ['mount', 20],
      ['program', 80],
    ];
    assert.deepEqual(found(...Array(8).fill(slice).flat(), ['mount', 20]), [
      'it holds the page up for 820 ms in the function of mount',
    ]);
  });

  it('is found where the profiler loses the stack for a sample', () => {
    assert.deepEqual(found(['mount', 300], ['host', 5], ['mount', 300]), [
      'it holds the page up for 605 ms in the function of mount',
    ]);
  });

  it('is not the engine that lays out and paints between two of its tasks', () => {
    assert.deepEqual(found(['mount', 100], ['program', 900], ['mount', 100]), []);
  });
});
