import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { RemoteSettings } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';

/** The release settings of a remote in a channel; unset ones have the defaults. */
export async function readSettings(
  database: Queryable,
  channel: string,
  remote: string,
): Promise<RemoteSettings> {
  const { rows } = await database.query<{ settings: Partial<RemoteSettings> }>(
    `select settings from registry.remote_settings where (channel, remote) in (($1, $2), ('*', '*'))
     order by channel <> '*'`,
    [channel, remote],
  );
  return rows.reduce((held, { settings }) => ({ ...held, ...settings }), DEFAULT_SETTINGS);
}

/** Default settings of this registry. */
export interface RegistryDefaults extends Partial<RemoteSettings> {
  /** How many open pages of one network count in a channel. */
  networkPages?: number;
}

/** Replaces the stored defaults. */
export async function saveDefaults(
  database: Queryable,
  { networkPages, ...settings }: RegistryDefaults,
): Promise<void> {
  await database.query(
    `insert into registry.remote_settings (channel, remote, settings) values ('*', '*', $1), ('*', 'pages', $2)
     on conflict (channel, remote) do update set settings = excluded.settings`,
    [JSON.stringify(settings), JSON.stringify({ networkPages })],
  );
}

/** Changes some of the settings, and returns all of them. */
export async function writeSettings(
  database: Queryable,
  channel: string,
  remote: string,
  changes: Partial<RemoteSettings>,
): Promise<RemoteSettings> {
  await database.query(
    `insert into registry.remote_settings (channel, remote, settings) values ($1, $2, $3)
     on conflict (channel, remote) do update set settings = registry.remote_settings.settings || excluded.settings`,
    [channel, remote, JSON.stringify(changes)],
  );
  return readSettings(database, channel, remote);
}
