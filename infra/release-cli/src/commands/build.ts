import { relative, resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { logOf, printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { readReleaseRecord } from '../release-folder.ts';

export function buildCommand(program: Command): void {
  withJson(program.command('build'))
    .argument('<folder>', 'a remote such as remotes/food')
    .summary('build a release')
    .description('build a release, without a registry ($SOUK_VERSION sets its version)')
    .action(async (folder: string, options: JsonOption) => {
      const directory = await builtRelease(resolve(folder), readSettings().version, logOf(options));
      const { remote, version } = await readReleaseRecord(directory);
      printResult(
        options,
        { remote, version, directory },
        `The release is in ${relative(process.cwd(), directory) || '.'}.`,
      );
    });
}
