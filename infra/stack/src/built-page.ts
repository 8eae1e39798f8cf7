import { join } from 'node:path';
import { isPageBuilt, pageFolder } from '@souk/tooling';
import { runNode } from './child.ts';
import { UserError } from './user-error.ts';
import { ROOT } from './root.ts';

/**
 * The folder of a package's page, such as that of `infra/release-console`, rebuilt if its sources changed.
 * @throws UserError with the compiler's output.
 */
export async function builtPage(
  directory: string,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<string> {
  const folder = join(ROOT, directory);
  if (isPageBuilt(folder)) return pageFolder(folder);
  say('building its page');
  const script = join(import.meta.dirname, 'build-page.ts');
  const args = ['--import', import.meta.resolve('tsx'), script, folder];
  const { code, output } = await runNode(args, { cwd: ROOT, stop });
  stop.throwIfAborted();
  if (code !== 0)
    throw new UserError(
      `${output.trim()}\n\nThe build of the page in ${directory} failed. See the errors above.`,
    );
  say('');
  return pageFolder(folder);
}
