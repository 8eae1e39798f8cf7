import {
  Kysely,
  PostgresAdapter,
  DummyDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';

/** A pool, or the client of an open transaction. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a statement composed with Kysely's `sql`; embedded values are sent as parameters. */
export async function rows<Row extends object>(db: Queryable, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(compiler);
  return (await db.query<Row>(text, [...parameters])).rows;
}

export async function row<Row extends object>(
  db: Queryable,
  statement: RawBuilder<Row>,
): Promise<Row | null> {
  return (await rows(db, statement))[0] ?? null;
}
