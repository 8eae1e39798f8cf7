import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { transaction } from './transaction.ts';

export interface MigrateOptions {
  /** The service's own schema; created if missing. */
  schema: string;
  /** A folder of files such as 001-marketplace.sql, run in the order of their numbers. */
  directory: string;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings a schema up to date: every new file runs once, in a transaction of its own, with the schema as search path.
 * Several processes may do it at the same time.
 * @throws Error when a file that ran before was changed or is gone; nothing runs then.
 */
export async function migrate(pool: pg.Pool, { schema, directory }: MigrateOptions): Promise<void> {
  const migrations = readMigrations(directory);
  const ledger = `${pg.escapeIdentifier(schema)}.migrations`;
  await createLedger(pool, schema, ledger);
  await refuseChanges(pool, schema, ledger, migrations);
  for (const migration of migrations) {
    await transaction(pool, async (client) => {
      await client.query(`lock table ${ledger} in exclusive mode`);
      const { rowCount } = await client.query(`select 1 from ${ledger} where name = $1`, [migration.name]);
      if (rowCount) return;
      await client.query(`set local search_path to ${pg.escapeIdentifier(schema)}, public`);
      await client.query(migration.sql);
      await client.query(`insert into ${ledger} (name, checksum) values ($1, $2)`, [
        migration.name,
        migration.checksum,
      ]);
    });
  }
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => /^\d+-.+\.sql$/.test(name))
    .sort((a, b) => Number.parseInt(a) - Number.parseInt(b));
  names.forEach((name, at) => {
    if (at > 0 && Number.parseInt(names[at - 1] ?? '') === Number.parseInt(name)) {
      throw new Error(`The number of the migration ${name} is used twice. Renumber one of them.`);
    }
  });
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Unique violation, and duplicate schema, table, or type (which comes with a table). */
const ALREADY_EXISTS = new Set(['23505', '42P06', '42P07', '42710']);

async function createLedger(pool: pg.Pool, schema: string, ledger: string): Promise<void> {
  const statements = [
    `create schema if not exists ${pg.escapeIdentifier(schema)}`,
    `create table if not exists ${ledger} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  ];
  for (const statement of statements) {
    try {
      await pool.query(statement);
    } catch (error) {
      // `if not exists` fails when two processes create it at the same time; then it exists.
      if (!(error instanceof pg.DatabaseError && ALREADY_EXISTS.has(error.code ?? ''))) throw error;
    }
  }
}

async function refuseChanges(
  pool: pg.Pool,
  schema: string,
  ledger: string,
  migrations: Migration[],
): Promise<void> {
  const { rows } = await pool.query<{ name: string; checksum: string }>(
    `select name, checksum from ${ledger} order by name`,
  );
  for (const { name, checksum } of rows) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (!migration)
      throw new Error(
        `The schema ${schema} has the migration ${name}, which this version does not know. Start a newer version.`,
      );
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} of the schema ${schema} was changed after it was applied. Restore it, and add a new migration instead.`,
      );
    }
  }
}
