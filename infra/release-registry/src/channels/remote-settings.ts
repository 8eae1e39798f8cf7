import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { RemoteSettings } from '@souk/contracts';
import type { Queryable } from '../releases/releases.ts';

/** How a remote is released in a channel; what nobody decided is as everywhere. */
export async function readSettings(
  database: Queryable,
  channel: string,
  remote: string,
): Promise<RemoteSettings> {
  const { rows } = await database.query<{ settings: Partial<RemoteSettings> }>(
    'select settings from registry.remote_settings where channel = $1 and remote = $2',
    [channel, remote],
  );
  return { ...DEFAULT_SETTINGS, ...rows[0]?.settings };
}

/** Changes some of the settings, and answers all of them. */
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
