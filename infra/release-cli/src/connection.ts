import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isToken, readSettings, type Settings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { createRegistryClient } from './registry-client.ts';
import type { RegistryClient } from './registry-client.ts';

export interface ConnectionOptions {
  registry?: string;
  token?: string;
}

/** The options that every command has, for reaching a registry other than this machine's own. */
export const withConnection = (command: Command): Command =>
  command
    .option(
      '--registry <url>',
      'the registry; default $SOUK_REGISTRY_URL, else the one that runs on this machine',
    )
    .option('--token <token>', 'its token; default $SOUK_REGISTRY_TOKEN, else the one of this machine');

/** @throws Error with a sentence where no registry is known, or a setting or an option is wrong. */
export function connect(options: ConnectionOptions, settings: Settings = readSettings()): RegistryClient {
  const given = {
    url: options.registry ?? settings.registryUrl,
    token: options.token ?? settings.registryToken,
  };
  // A registry elsewhere never gets this machine's token.
  const own = given.url === undefined ? readOwnRegistry(settings.home) : null;
  const url = given.url ?? own?.url;
  const token = given.token ?? own?.token;
  if (url === undefined)
    throw new Error('No registry is known: start the stack with npm start, or give --registry and --token.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`--registry: ${url} is not an address such as http://localhost:8090.`);
  if (token === undefined)
    throw new Error(`No token for ${url} is known: give --token, or set SOUK_REGISTRY_TOKEN.`);
  if (!isToken(token))
    throw new Error('--token must be one word of letters, digits and signs without spaces.');
  return createRegistryClient({ url, token });
}

/** What the running stack left in the `registry.json` of its home. */
function readOwnRegistry(home: string): { url: string; token: string } | null {
  const file = join(home, 'registry.json');
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('url' in value) || !('token' in value)) return null;
    const { url, token } = value;
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
  } catch {
    return null;
  }
}
