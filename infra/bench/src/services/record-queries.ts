import pg from 'pg';

export interface RecordedQuery {
  text: string;
  values: unknown[];
}

const READS = /^\s*(select|with)\b/i;

/** What a piece of work of this process asks databases, in order; whatever is not a read is left out. */
export async function recordQueries(work: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = [];
  const owner = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = owner;
  owner.query = function recording(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
    const values = (Array.isArray(second) ? second : (first as { values?: unknown[] } | null)?.values) ?? [];
    if (READS.test(text)) recorded.push({ text, values });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    owner.query = query;
  }
  return recorded;
}
