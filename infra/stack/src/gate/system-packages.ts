import { runChild } from '../child.ts';
import { childEnvironment } from '@souk/tooling/settings';

const TIME = 600_000;

/** Installs Debian packages where this user may, and says whether it went well; elsewhere it does nothing. */
export async function installWithSystem(packages: readonly string[], stop: AbortSignal): Promise<boolean> {
  const root = process.getuid?.() === 0;
  const run = async (...command: string[]) => {
    const [program = '', ...args] = root ? command : ['sudo', '-n', ...command];
    try {
      const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
      return (await runChild(program, args, { stop, timeout: TIME, env })).code === 0;
    } catch {
      return false;
    }
  };
  // Lists that are out of date may still name the package, so a failed update is not the end.
  await run('apt-get', 'update');
  return run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
