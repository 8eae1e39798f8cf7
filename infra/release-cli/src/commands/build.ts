import { relative, resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';

export function buildCommand(program: Command): void {
  program
    .command('build')
    .argument('<folder>', 'a remote such as remotes/food')
    .description('build a release, without a registry ($SOUK_VERSION sets its version)')
    .action(async (folder: string) => {
      const directory = await builtRelease(resolve(folder), readSettings().version);
      console.log(`The release is in ${relative(process.cwd(), directory) || '.'}.`);
    });
}
