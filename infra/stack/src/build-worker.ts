import { buildRelease } from '@souk/tooling';
import type { BuildAnswer, BuildRequest } from './builder.ts';

// Builds what it is asked for, one after the other, until `builder.ts`, which starts it, needs no more.
process.on('message', ({ directory, version }: BuildRequest) => {
  const answer = (message: BuildAnswer) => process.send?.(message);
  buildRelease({ directory, version }).then(
    () => answer({ error: null }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
