import { join, resolve } from 'node:path';
import { firebaseSettings, type FirebaseSettings } from './firebase-settings.ts';
import { messageSettings, type MessageSettings } from './message-settings.ts';
import { stripeSettings, type StripeSettings } from './stripe-settings.ts';
import { variableReaders, type Environment } from './variable-readers.ts';
import { repositoryRoot } from './workspace.ts';

export type { FirebaseSettings } from './firebase-settings.ts';
export type { StripeSettings } from './stripe-settings.ts';
export { isToken } from './variable-readers.ts';
export { VARIABLES } from './variables.ts';
export { WrongSettingError } from './wrong-setting-error.ts';

/** What the environment sets, checked. */
export interface Settings {
  port: number;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** The address that parts listen on. */
  host: string;
  /** Addresses, networks such as 10.1.0.0/16, and the word `loopback`. */
  trustedProxies: string[];
  /** Names of hosts, without ports; empty: any is answered. */
  hosts: string[];
  connectionsPerAddress: number;
  /** Where customers reach the storefront; undefined: on this machine. */
  publicUrl: string | undefined;
  home: string;
  /** An S3-compatible store for releases; undefined: a folder. */
  storeUrl: string | undefined;
  /** Undefined: the reference API. */
  marketplaceApiUrl: string | undefined;
  /** Besides the page's own; empty unless another backend's pictures stand elsewhere. */
  imageOrigins: string[];
  /** Which software calls the API. */
  softwareId: string;
  /** Whether pages have the service worker that lets them be read without a connection. */
  offlineReading: boolean;
  /** Whether the edge renders first screens. */
  serverRendering: boolean;
  demoItems: number | undefined;
  /** Types of modules that the demo data holds beside its own. */
  demoModules: string[];
  /** Whether the demo's orders move along by themselves. */
  demoClock: boolean;
  searchEngine: 'trigram' | 'full-text';
  /** The version of a build that is made to be published; undefined: the hash of its sources. */
  version: string | undefined;
  /** A registry elsewhere; undefined: the one of the stack that runs on `home`. */
  registryUrl: string | undefined;
  registryToken: string | undefined;
  edgeToken: string | undefined;
  /** Ed25519 private key, PKCS#8 in base64. */
  signingKey: string | undefined;
  /** A verifier's own Ed25519 private key, PKCS#8 in base64. */
  verifierKey: string | undefined;
  /** Of the registry's verifier, where it runs alone. */
  verifierToken: string | undefined;
  /** The public half of that verifier's key, SPKI in base64. */
  verifierPublicKey: string | undefined;
  /** Whether `npm start` verifies what is published. */
  verifier: boolean;
  /** The signing key's public half, SPKI in base64. */
  registryKey: string | undefined;
  /** Of the API's operator calls; undefined: there are none where the API runs alone. */
  operatorToken: string | undefined;
  googleMapsBrowserKey: string | undefined;
  googleMapsServerKey: string | undefined;
  /** Undefined: no social accounts, codes in the server's output, push messages over the stream. */
  firebase: FirebaseSettings | undefined;
  /** Undefined: the payments sandbox, where the stack starts it. */
  stripe: StripeSettings | undefined;
  messages: MessageSettings;
  chromiumPath: string | undefined;
  continuousIntegration: boolean;
  colour: boolean;
}

/**
 * Reads and checks every variable; one that is blank is not set.
 * @throws WrongSettingError that names the first variable that is wrong, and what it must be.
 */
export function readSettings(environment: Environment = process.env): Settings {
  const { read, whole, url, origins, origin, proxies, hostNames, version, token, choice, isOn, moduleTypes } =
    variableReaders(environment);
  const marketplaceApiUrl = url('MARKETPLACE_API_URL', ['http:', 'https:']);
  const imageOrigins = origins('IMAGE_ORIGINS');
  return {
    port: whole('PORT', 1, 65531) ?? 8080,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    host: read('SOUK_HOST') ?? '127.0.0.1',
    trustedProxies: proxies('SOUK_TRUSTED_PROXIES'),
    hosts: hostNames('SOUK_HOSTS'),
    connectionsPerAddress: whole('SOUK_ADDRESS_CONNECTIONS', 10, 1_000_000) ?? 500,
    storeUrl: url('SOUK_STORE_URL', ['s3:', 's3+http:']),
    publicUrl: origin('SOUK_PUBLIC_URL'),
    home: resolve(read('SOUK_HOME') ?? join(repositoryRoot, '.souk')),
    marketplaceApiUrl,
    imageOrigins:
      imageOrigins.length === 0 && marketplaceApiUrl ? [new URL(marketplaceApiUrl).origin] : imageOrigins,
    softwareId: token('SOUK_SOFTWARE_ID') ?? 'souk-web',
    offlineReading: isOn('SOUK_OFFLINE', true),
    serverRendering: isOn('SOUK_SERVER_RENDERING', true),
    demoItems: whole('SOUK_DEMO_ITEMS', 2000, 100_000),
    demoModules: moduleTypes('SOUK_DEMO_MODULES'),
    searchEngine: choice('SOUK_SEARCH', ['trigram', 'full-text']) === 'full-text' ? 'full-text' : 'trigram',
    demoClock: isOn('SOUK_DEMO_CLOCK', true),
    operatorToken: token('SOUK_OPERATOR_TOKEN'),
    version: version('SOUK_VERSION'),
    registryUrl: url('SOUK_REGISTRY_URL', ['http:', 'https:']),
    registryToken: token('SOUK_REGISTRY_TOKEN'),
    edgeToken: token('SOUK_EDGE_TOKEN'),
    signingKey: token('SOUK_SIGNING_KEY'),
    verifierKey: token('SOUK_VERIFIER_KEY'),
    verifierToken: token('SOUK_VERIFIER_TOKEN'),
    verifierPublicKey: token('SOUK_VERIFIER_PUBLIC_KEY'),
    verifier: isOn('SOUK_VERIFIER', true),
    registryKey: token('SOUK_REGISTRY_KEY'),
    googleMapsBrowserKey: read('GOOGLE_MAPS_BROWSER_KEY'),
    googleMapsServerKey: read('GOOGLE_MAPS_SERVER_KEY'),
    firebase: firebaseSettings(read, (name) => isOn(name, false)),
    stripe: stripeSettings(read),
    messages: messageSettings(read),
    chromiumPath: read('CHROMIUM_PATH'),
    continuousIntegration: !['', 'false', '0'].includes(read('CI') ?? ''),
    colour: read('NO_COLOR') === undefined && process.stdout.isTTY,
  };
}

/** The environment of a program that is started from here, with changes; undefined takes a variable away. */
export function childEnvironment(
  changes: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  return { ...process.env, ...changes };
}
