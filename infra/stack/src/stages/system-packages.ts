import { runChild } from '../child.ts';
import { childEnvironment } from '@souk/tooling/settings';

const INSTALL_TIMEOUT_MS = 600_000;

/** Installs Debian packages where the user may, and returns whether it succeeded; does nothing on other systems. */
export async function installWithSystem(packages: readonly string[], stop: AbortSignal): Promise<boolean> {
  const root = process.getuid?.() === 0;
  const run = async (...command: string[]) => {
    const [program = '', ...args] = root ? command : ['sudo', '-n', ...command];
    try {
      const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
      return (await runChild(program, args, { stop, timeout: INSTALL_TIMEOUT_MS, env })).code === 0;
    } catch {
      return false;
    }
  };
  // Outdated lists may still contain the package, so a failed update is not fatal.
  await run('apt-get', 'update');
  return run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
