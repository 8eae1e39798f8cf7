import { isToken, readSettings, type Settings } from '@souk/tooling/settings';
import { Option } from 'commander';
import type { Command } from 'commander';
import { UsageError } from './exit-codes.ts';
import { readOwnStack } from './own-stack.ts';
import { readVerifierKey } from './verify/sign-statement.ts';
import { createRegistryClient } from './registry-client.ts';
import type { RegistryClient } from './registry-client.ts';

export interface ConnectionOptions {
  registry?: string;
  token?: string;
}

const CONNECTION_GROUP = 'Connection:';

/** The options that every command has, to use a registry other than this machine's. */
export const withConnection = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--registry <url>',
        "address of the registry; default: $SOUK_REGISTRY_URL, else this machine's",
      ).helpGroup(CONNECTION_GROUP),
    )
    .addOption(
      new Option(
        '--token <token>',
        "token of the registry; default: $SOUK_REGISTRY_TOKEN, else this machine's",
      ).helpGroup(CONNECTION_GROUP),
    );

/** @throws Error if no registry is configured, or a setting or an option is wrong. */
export function connect(options: ConnectionOptions, settings: Settings = readSettings()): RegistryClient {
  const given = {
    url: options.registry ?? settings.registryUrl,
    token: options.token ?? settings.registryToken,
  };
  // Another registry never gets this machine's token.
  const own = given.url === undefined ? readOwnStack(settings.home) : null;
  const url = given.url ?? own?.url ?? null;
  const token = given.token ?? own?.token ?? null;
  if (url === null)
    throw new Error(
      'No registry is configured. Start the stack with npm start, or pass --registry and --token.',
    );
  requireAddress('--registry', url);
  if (token === null)
    throw new Error(`No token for ${url} is configured. Pass --token, or set SOUK_REGISTRY_TOKEN.`);
  if (!isToken(token))
    throw new UsageError(
      '--token contains characters that are not allowed. Check that it was copied completely, without spaces.',
    );
  return createRegistryClient({ url, token });
}

/**
 * A verifier's registry and key: `SOUK_VERIFIER_KEY` and the given token, else the verifier of this machine.
 * @throws Error if one of them is missing
 */
export function verifierOf(options: ConnectionOptions, settings: Settings = readSettings()) {
  const isElsewhere = (options.registry ?? settings.registryUrl) !== undefined;
  const own = isElsewhere ? null : readOwnStack(settings.home);
  const token = options.token ?? settings.registryToken ?? own?.verifierToken ?? undefined;
  const key = settings.verifierKey ?? own?.verifierKey ?? null;
  if (key === null || token === undefined)
    throw new Error(
      "No verifier is configured. Set SOUK_REGISTRY_TOKEN to a verifier's token and SOUK_VERIFIER_KEY to its private key.",
    );
  return { client: connect({ ...options, token }, settings), key: readVerifierKey(key) };
}

/**
 * The given storefront, else the one of this machine's stack.
 * @throws Error if there is none
 */
export function storefrontOf(named: string | undefined, settings: Settings = readSettings()): string {
  const url = named ?? readOwnStack(settings.home).storefront;
  if (url === null)
    throw new Error('No storefront is configured. Start the stack with npm start, or pass --storefront.');
  requireAddress('--storefront', url);
  return url;
}

/** @throws UsageError if an option's value is not an address */
export function requireAddress(option: string, url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`${option}: ${url} is not an address such as http://localhost:8090.`);
}
