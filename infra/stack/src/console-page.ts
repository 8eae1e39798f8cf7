import { join } from 'node:path';
import { isPageBuilt, pageFolder } from '@souk/tooling';
import { runNode } from './child.ts';
import { UserError } from './user-error.ts';
import { ROOT } from './root.ts';

const CONSOLE = join(ROOT, 'infra/release-console');

/** The folder of the console's page, rebuilt if its sources changed. @throws UserError with the compiler's output. */
export async function builtConsolePage(say: (detail: string) => void, stop: AbortSignal): Promise<string> {
  if (isPageBuilt(CONSOLE)) return pageFolder(CONSOLE);
  say('building its page');
  const script = join(import.meta.dirname, 'build-page.ts');
  const args = ['--import', import.meta.resolve('tsx'), script, CONSOLE];
  const { code, output } = await runNode(args, { cwd: ROOT, stop });
  stop.throwIfAborted();
  if (code !== 0)
    throw new UserError(`${output.trim()}\n\nThe build of the console's page failed. See the errors above.`);
  say('');
  return pageFolder(CONSOLE);
}
