import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { ESLint } from 'eslint';
import { repositoryRoot } from './workspace.ts';

const eslint = new ESLint({ cwd: repositoryRoot });

/** The rules that refuse a file of the repository. */
async function refusedBy(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(repositoryRoot, path) });
  return result?.messages.map(({ ruleId, line }) => `${line} ${ruleId}`) ?? [];
}

it('shows in an editor what the dependency check refuses in a file, at its line', async () => {
  const code =
    "import { a } from '@souk/i18n';\nimport { b } from '@souk/host';\nexport const both = [a, b];";
  assert.deepEqual(await refusedBy('remotes/food/src/a.ts', code), ['2 repository/dependencies']);
});

it('lets only the settings, tests and journeys read the environment', async () => {
  const code = 'export const port = process.env.PORT;';
  for (const path of ['infra/edge/src/a.ts', 'shared/tooling/src/a.ts', 'host/src/a.ts'])
    assert.deepEqual(await refusedBy(path, code), ['1 n/no-process-env'], path);
  for (const path of ['shared/tooling/src/settings.ts', 'infra/edge/src/a.test.ts', 'e2e/fixtures/a.ts'])
    assert.deepEqual(await refusedBy(path, code), [], path);
});
