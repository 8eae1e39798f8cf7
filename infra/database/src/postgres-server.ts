/** A PostgreSQL server, or a database on one, that a test uses and closes. */
export interface PostgresServer {
  url: string;
  close(): Promise<void>;
}
