/** Inserts a row into a table of the marketplace and returns its id, where it has one. */
export type PutRow = (table: string, row: Record<string, unknown>) => Promise<number>;
