import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** @throws Error with a sentence where no registry is known. */
export function connect(
  options: ConnectionOptions,
  environment: NodeJS.ProcessEnv = process.env,
): RegistryClient {
  const given = {
    url: options.registry ?? environment.SOUK_REGISTRY_URL,
    token: options.token ?? environment.SOUK_REGISTRY_TOKEN,
  };
  // A registry elsewhere never gets this machine's token.
  const own = given.url === undefined ? readOwnRegistry(environment) : null;
  const url = given.url ?? own?.url;
  const token = given.token ?? own?.token;
  if (url === undefined)
    throw new Error('No registry is known: start the stack with npm start, or give --registry and --token.');
  if (!URL.canParse(url))
    throw new Error(`--registry: ${url} is not an address such as http://localhost:8090.`);
  if (token === undefined)
    throw new Error(`No token for ${url} is known: give --token, or set SOUK_REGISTRY_TOKEN.`);
  return createRegistryClient({ url, token });
}

const repositoryHome = join(import.meta.dirname, '../../../.souk');

/** What the running stack left in `$SOUK_HOME/registry.json`. */
function readOwnRegistry(environment: NodeJS.ProcessEnv): { url: string; token: string } | null {
  const file = join(environment.SOUK_HOME ?? repositoryHome, 'registry.json');
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('url' in value) || !('token' in value)) return null;
    const { url, token } = value;
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
  } catch {
    return null;
  }
}
