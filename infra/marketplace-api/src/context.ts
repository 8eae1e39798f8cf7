import type pg from 'pg';
import type { GeoProvider } from './geo/geo-provider.ts';

/** How many requests one address may make in a minute. */
export interface Limits {
  guest: number;
  login: number;
  signUp: number;
  /** Of each kind of question about places; unbounded where they cost nothing. */
  geo?: number;
}

/** What every route works with. */
export interface Context {
  pool: pg.Pool;
  /** Where pictures are found, without a slash at the end. */
  mediaUrl: string;
  geo: GeoProvider;
  limits: Limits;
  now(): Date;
}
