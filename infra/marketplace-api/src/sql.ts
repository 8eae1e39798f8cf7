import {
  Kysely,
  PostgresAdapter,
  DummyDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
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

/** Half of a character, as left by a text that was cut within an emoji. */
const HALF = /\p{Surrogate}/gu;

/** A value as `jsonb`. PostgreSQL refuses half characters in it, so they become \ufffd, as they do in columns of text. */
export const jsonb = (value: unknown): RawBuilder<unknown> =>
  sql`${JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.replace(HALF, '\ufffd') : part))}::jsonb`;

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
