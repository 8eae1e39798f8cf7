import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

/** Checks that a port is free before any work is done. @throws UserError where it is not. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new UserError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what runs there, or choose another one with PORT.`
        : `Port ${port} cannot be opened (${String(code)}). Choose another one with PORT.`,
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
