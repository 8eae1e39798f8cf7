import type { RetentionPlan } from '@souk/contracts';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { commandForm } from '../command-form.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { columns } from '../terminal/columns.ts';
import { confirm } from '../terminal/confirm.ts';
import { ownScreen } from '../terminal/screen.ts';
import type { Screen } from '../terminal/screen.ts';

interface Options extends ConnectionOptions, JsonOption {
  collect?: boolean;
  yes?: boolean;
}

export function retentionCommand(program: Command): void {
  withConnection(withJson(program.command('retention')))
    .summary('show and delete releases that nothing needs')
    .description('show releases that nothing needs any more, and collect them with --collect')
    .option('--collect', 'delete their files')
    .option('--yes', 'do not ask for confirmation')
    .action(retention);
}

async function retention({ collect, yes = false, json, ...connection }: Options): Promise<void> {
  const client = connect(connection);
  let plan = await client.retention();
  if (collect && plan.collect.length > 0) {
    await confirm(
      `${countOf(plan)} will be deleted permanently. Customers see no change: no page, channel or rollback needs them.`,
      yes,
    );
    plan = { ...plan, collect: await client.collect() };
  }
  printResult({ json }, plan, describePlan(plan, collect ?? false, ownScreen(readSettings())));
}

const countOf = ({ collect }: RetentionPlan) =>
  `${collect.length} ${collect.length === 1 ? 'release' : 'releases'}, ${megabytes(collect.reduce((sum, { bytes }) => sum + bytes, 0))},`;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function describePlan(plan: RetentionPlan, done: boolean, { dim, time }: Screen): string {
  const { collect, keep } = plan;
  const goes = collect.map(({ remote, version, publishedAt, bytes }) => [
    `  ${remote}`,
    version,
    dim(`published ${time(publishedAt)}`),
    megabytes(bytes),
  ]);
  const stays = keep.map(({ remote, version, why }) => [`  ${remote}`, version, why.join(', ')]);
  const head =
    collect.length === 0
      ? 'Every release is needed; nothing to collect.'
      : done
        ? `Deleted: ${countOf(plan)} whose versions cannot be reused.`
        : `To delete: ${countOf(plan)} with ${commandForm()} retention --collect.`;
  return [head, ...columns(goes), ...(stays.length > 0 ? ['Retained:', ...columns(stays)] : [])].join('\n');
}
