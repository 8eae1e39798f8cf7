import { randomUUID } from 'node:crypto';
import { createPool } from './pool.ts';
import type { PostgresServer } from './postgres-server.ts';

/** What suites of one kind find in their database. */
export interface Preparation<T> {
  /** Names its content on a server that many suites share. */
  name: string;
  /** Fills an empty database, and returns what suites need to know of it, as JSON. */
  fill(url: string): Promise<T>;
}

export type PreparedDatabase<T> = PostgresServer & { prepared: T };

/** A new database on a shared server: starting a server for each suite would cost more than most suites. */
export async function emptyDatabaseOn(server: string): Promise<PostgresServer> {
  return copyOn(server, 'template1');
}

/** A copy of a database that was filled once for all suites of the server: copying takes a tenth of filling one. */
export async function preparedDatabaseOn<T>(
  server: string,
  preparation: Preparation<T>,
): Promise<PreparedDatabase<T>> {
  const { template, prepared } = await templateOn(server, preparation);
  return { ...(await copyOn(server, template)), prepared };
}

async function copyOn(server: string, template: string): Promise<PostgresServer> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    close: () => runOn(server, `drop database ${name} with (force)`),
  };
}

/** Processes of several suites share a server: the first one fills the template, the others wait for it. */
async function templateOn<T>(
  server: string,
  { name, fill }: Preparation<T>,
): Promise<{ template: string; prepared: T }> {
  const template = `prepared_${name}`;
  const pool = createPool(server, { max: 1 });
  try {
    // One connection, which the lock belongs to.
    await pool.query('select pg_advisory_lock(hashtext($1))', [template]);
    await pool.query(
      'create table if not exists prepared_databases (name text primary key, prepared jsonb not null)',
    );
    const { rows } = await pool.query<{ prepared: T }>(
      'select prepared from prepared_databases where name = $1',
      [template],
    );
    if (rows[0]) return { template, prepared: rows[0].prepared };
    // One whose filling failed.
    await pool.query(`drop database if exists ${template} with (force)`);
    await pool.query(`create database ${template}`);
    const prepared = await fill(databaseUrl(server, template));
    await pool.query('insert into prepared_databases values ($1, $2)', [template, JSON.stringify(prepared)]);
    return { template, prepared };
  } finally {
    await pool.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(server: string, statement: string): Promise<void> {
  const pool = createPool(server, { max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
