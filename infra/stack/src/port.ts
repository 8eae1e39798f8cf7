import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Finds out before any work is done whether a port is free. @throws Problem in one sentence where it is not. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new Problem(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use; stop what runs there, or choose another with PORT.`
        : `Port ${port} cannot be opened (${String(code)}); choose another with PORT.`,
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
