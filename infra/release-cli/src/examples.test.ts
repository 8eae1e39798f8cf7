import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Command } from 'commander';
import { EXAMPLES } from './examples.ts';
import { createProgram } from './main.ts';

/** Every command that does something, by the words that name it. */
function commandsOf(command: Command, path: readonly string[] = []): [string, Command][] {
  const own: [string, Command][] = command.commands.length === 0 ? [[path.join(' '), command]] : [];
  return [...own, ...command.commands.flatMap((sub) => commandsOf(sub, [...path, sub.name()]))];
}

const optionsIn = (text: string) => text.replace(/"[^"]*"|'[^']*'/g, '').match(/--[a-z-]+/g) ?? [];

describe('the help of souk', () => {
  const commands = commandsOf(createProgram());

  for (const [path, command] of commands)
    it(`has examples of ${path}, with options that it has, and --json`, () => {
      const known = command.options.map(({ long }) => long);
      assert.ok(known.includes('--json'));
      const examples = EXAMPLES[path] ?? [];
      assert.ok(examples.length > 0);
      for (const example of examples) {
        assert.ok(example.startsWith(path), example);
        for (const option of optionsIn(example)) assert.ok(known.includes(option), `${example}: ${option}`);
      }
    });

  it('has no example of an unknown command', () => {
    const paths = new Set(['', 'token', ...commands.map(([path]) => path)]);
    assert.deepEqual(
      Object.keys(EXAMPLES).filter((path) => !paths.has(path)),
      [],
    );
  });

  it('activates the version that it publishes first', () => {
    let help = '';
    createProgram()
      .configureOutput({ writeOut: (text) => (help += text) })
      .outputHelp();
    assert.match(
      help,
      /\n {2}SOUK_VERSION=1\.0\.1 \S*souk publish remotes\/food --verify\n {2}\S*souk activate food 1\.0\.1\n/,
    );
  });

  it('lists every command in a group', () => {
    const help = createProgram().helpInformation();
    assert.match(help, /\nGo live:\n {2}activate .*\n/);
    assert.doesNotMatch(help, /\nCommands:/);
  });
});
