import { isToken, readSettings, type Settings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { readOwnStack } from './own-stack.ts';
import { readVerifierKey } from './verify/sign-statement.ts';
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
  const own = given.url === undefined ? readOwnStack(settings.home) : null;
  const url = given.url ?? own?.url ?? null;
  const token = given.token ?? own?.token ?? null;
  if (url === null)
    throw new Error('No registry is known: start the stack with npm start, or give --registry and --token.');
  requireAddress('--registry', url);
  if (token === null)
    throw new Error(`No token for ${url} is known: give --token, or set SOUK_REGISTRY_TOKEN.`);
  if (!isToken(token))
    throw new Error('--token must be one word of letters, digits and signs without spaces.');
  return createRegistryClient({ url, token });
}

/**
 * A verifier's registry and key: those of `SOUK_VERIFIER_KEY` and the token that is given, else the verifier of this machine.
 * @throws Error with a sentence where one of them is not known
 */
export function verifierOf(options: ConnectionOptions, settings: Settings = readSettings()) {
  const isElsewhere = (options.registry ?? settings.registryUrl) !== undefined;
  const own = isElsewhere ? null : readOwnStack(settings.home);
  const token = options.token ?? settings.registryToken ?? own?.verifierToken ?? undefined;
  const key = settings.verifierKey ?? own?.verifierKey ?? null;
  if (key === null || token === undefined)
    throw new Error(
      'A verifier has a token with the right to verify and the key that it was made with: set SOUK_REGISTRY_TOKEN and SOUK_VERIFIER_KEY.',
    );
  return { client: connect({ ...options, token }, settings), key: readVerifierKey(key) };
}

/**
 * The storefront that is named, else the one of this machine's stack.
 * @throws Error with a sentence where none is known
 */
export function storefrontOf(named: string | undefined, settings: Settings = readSettings()): string {
  const url = named ?? readOwnStack(settings.home).storefront;
  if (url === null)
    throw new Error('No storefront is known: start the stack with npm start, or give --storefront.');
  requireAddress('--storefront', url);
  return url;
}

/** @throws Error where an option's value is no address */
export function requireAddress(option: string, url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${option}: ${url} is not an address such as http://localhost:8090.`);
}
