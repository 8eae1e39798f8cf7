import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { REMOTE_NAME_PATTERN, isVersion } from '@souk/contracts';
import { FIREBASE_VARIABLES, firebaseSettings, type FirebaseSettings } from './firebase-settings.ts';
import { STRIPE_VARIABLES, stripeSettings, type StripeSettings } from './stripe-settings.ts';
import { MESSAGE_VARIABLES, messageSettings, type MessageSettings } from './message-settings.ts';
import { repositoryRoot } from './workspace.ts';
import { WrongSettingError } from './wrong-setting-error.ts';

export type { FirebaseSettings } from './firebase-settings.ts';
export type { StripeSettings } from './stripe-settings.ts';
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

/** Every environment variable that Souk reads. The README's table is checked against this list. */
export const VARIABLES = [
  {
    name: 'PORT',
    fallback: '8080',
    description:
      'Port of the storefront; the console, the payments sandbox, the mailbox and the registry take the next four.',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'embedded database',
    description:
      'A PostgreSQL 15 or later to keep everything in, as postgres://user:password@host:port/name.',
  },
  {
    name: 'SOUK_STORE_URL',
    fallback: 'folder in SOUK_HOME',
    description:
      'An S3-compatible store to keep releases in, as s3://key:secret@host:port/bucket?region=name, or s3+http:// without encryption.',
  },
  {
    name: 'SOUK_HOST',
    fallback: '127.0.0.1',
    description: 'Address that a part listens on where it runs alone; in a container 0.0.0.0.',
  },
  {
    name: 'SOUK_TRUSTED_PROXIES',
    fallback: 'none',
    description:
      'Proxies in front whose X-Forwarded-For is believed: addresses and networks, separated by spaces; loopback is this machine.',
  },
  {
    name: 'SOUK_HOSTS',
    fallback: 'any',
    description:
      'Names that the storefront and the console answer to, without ports, separated by spaces; every other Host gets 421.',
  },
  {
    name: 'SOUK_ADDRESS_CONNECTIONS',
    fallback: '500',
    description:
      'Connections that one address may hold open at the storefront; two fifths of these for requests at a time, four fifths for event streams.',
  },
  {
    name: 'SOUK_PUBLIC_URL',
    fallback: 'http://localhost:PORT',
    description:
      'Address that customers reach the storefront at: who paid elsewhere comes back there, links in mails lead there, and search engines index it.',
  },
  {
    name: 'SOUK_HOME',
    fallback: '.souk/',
    description: 'Folder of the embedded database, the releases, the pictures and the registry token.',
  },
  {
    name: 'MARKETPLACE_API_URL',
    fallback: 'reference API',
    description: 'Another backend that speaks the calls of the marketplace API; /api goes to it.',
  },
  {
    name: 'IMAGE_ORIGINS',
    fallback: 'that of MARKETPLACE_API_URL',
    description: 'Origins that pages may take pictures from besides their own, separated by spaces.',
  },
  {
    name: 'SOUK_SOFTWARE_ID',
    fallback: 'souk-web',
    description: 'What pages say they are, in the header X-software-id of every call of the API.',
  },
  {
    name: 'SOUK_OFFLINE',
    fallback: 'on',
    description:
      'off takes the service worker that lets pages be read offline away from every browser, and what it stored.',
  },
  {
    name: 'SOUK_SERVER_RENDERING',
    fallback: 'on',
    description: 'off has the browser render every page; otherwise the edge renders its first screen.',
  },
  {
    name: 'SOUK_DEMO_ITEMS',
    fallback: 'the demo catalogue',
    description: 'How many items the demo data holds, from 2,000 up to 100,000.',
  },
  {
    name: 'SOUK_DEMO_MODULES',
    fallback: 'none',
    description:
      'Types of modules that the demo data holds beside its own, separated by spaces, such as flowers; they borrow stores, goods and pictures.',
  },
  {
    name: 'SOUK_SEARCH',
    fallback: 'trigram',
    description:
      'What finds items and stores: trigram, which forgives slips, or full-text, which takes words as they are typed.',
  },
  {
    name: 'SOUK_DEMO_CLOCK',
    fallback: 'on',
    description: 'off leaves the orders of npm start where they are, for the calls of an operator alone.',
  },
  {
    name: 'SOUK_OPERATOR_TOKEN',
    fallback: 'made in SOUK_HOME',
    description:
      'Where the API runs alone: the token of those who move orders and answer customers; without it the calls are not there.',
  },
  {
    name: 'SOUK_VERSION',
    fallback: 'hash of the sources',
    description: 'The version that souk publish builds a release as, such as 1.0.1.',
  },
  {
    name: 'SOUK_REGISTRY_URL',
    fallback: 'that of SOUK_HOME',
    description: 'The registry that souk speaks to, where it is not the one of the stack on this machine.',
  },
  {
    name: 'SOUK_REGISTRY_TOKEN',
    fallback: 'that of SOUK_HOME',
    description: 'The token of that registry. It is never shown.',
  },
  {
    name: 'SOUK_EDGE_TOKEN',
    fallback: 'made in SOUK_HOME',
    description: 'Where the registry runs alone: the token that its edges know themselves by.',
  },
  {
    name: 'SOUK_SIGNING_KEY',
    fallback: 'made in SOUK_HOME',
    description: 'Where the registry runs alone: the key that it signs documents with, PKCS#8 in base64.',
  },
  {
    name: 'SOUK_REGISTRY_KEY',
    fallback: 'that of SOUK_HOME',
    description: 'Where an edge runs alone: the public half of that key, SPKI in base64.',
  },
  {
    name: 'SOUK_VERIFIER_KEY',
    fallback: 'made in SOUK_HOME',
    description: 'The key that a verifier signs with, as souk token key writes it, PKCS#8 in base64.',
  },
  {
    name: 'SOUK_VERIFIER_TOKEN',
    fallback: 'made in SOUK_HOME',
    description: 'Where the registry runs alone: the token that its verifier knows itself by.',
  },
  {
    name: 'SOUK_VERIFIER_PUBLIC_KEY',
    fallback: 'made in SOUK_HOME',
    description: "Where the registry runs alone: the public half of that verifier's key, SPKI in base64.",
  },
  {
    name: 'SOUK_VERIFIER',
    fallback: 'on',
    description: 'off leaves what is published beside npm start unverified, until souk verify --as-verifier.',
  },
  {
    name: 'GOOGLE_MAPS_BROWSER_KEY',
    fallback: 'keyless map',
    description: 'Shows Google Maps in the browser; widens the Content Security Policy to it.',
  },
  {
    name: 'GOOGLE_MAPS_SERVER_KEY',
    fallback: 'demo gazetteer',
    description: 'Looks places and distances up with Google on the server.',
  },
  ...MESSAGE_VARIABLES,
  ...FIREBASE_VARIABLES,
  ...STRIPE_VARIABLES,
  {
    name: 'CHROMIUM_PATH',
    fallback: 'found or installed',
    description: 'The Chromium that npm test and souk verify drive.',
  },
  {
    name: 'CI',
    fallback: '',
    description: 'Set by build servers: npm test then insists on a PostgreSQL server.',
  },
  { name: 'NO_COLOR', fallback: '', description: 'Set to anything, it turns colours in the output off.' },
] as const;

/** Modules are named like remotes. */
const MODULE_TYPE = new RegExp(REMOTE_NAME_PATTERN);

type Environment = Readonly<Record<string, string | undefined>>;
type VariableName = (typeof VARIABLES)[number]['name'];

/** Whether a text can travel as a bearer token; the error of a header that cannot be sent would show it. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/**
 * Reads and checks every variable; one that is blank is not set.
 * @throws WrongSettingError that names the first variable that is wrong, and what it must be.
 */
export function readSettings(environment: Environment = process.env): Settings {
  const read = (name: VariableName) => environment[name]?.trim() || undefined;

  function whole(name: VariableName, from: number, to: number): number | undefined {
    const text = read(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < from || value > to)
      throw new WrongSettingError(`${name} must be a whole number from ${from} to ${to}, and is "${text}".`);
    return value;
  }

  function url(name: VariableName, protocols: readonly string[]): string | undefined {
    const text = read(name);
    if (text === undefined) return undefined;
    // The value is not shown: it may hold a password.
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      throw new WrongSettingError(
        `${name} must be a URL that starts with ${protocols.map((it) => `${it}//`).join(' or ')}.`,
      );
    return text;
  }

  function origins(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((text) => !URL.canParse(text) || new URL(text).origin !== text);
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold origins such as https://cdn.example.com, and holds "${wrong}".`,
      );
    return named;
  }

  function origin(name: VariableName): string | undefined {
    const text = read(name);
    if (
      text !== undefined &&
      (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text)
    )
      throw new WrongSettingError(
        `${name} must be an origin such as https://shop.example.com, and is "${text}".`,
      );
    return text;
  }

  function proxies(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((text) => text !== 'loopback' && !isNetwork(text));
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold addresses such as 10.0.0.5, networks such as 10.1.0.0/16 or the word loopback, and holds "${wrong}".`,
      );
    return named;
  }

  function hostNames(name: VariableName): string[] {
    const named = read(name)?.split(/\s+/) ?? [];
    const wrong = named.find((text) => !/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(text));
    if (wrong !== undefined)
      throw new WrongSettingError(
        `${name} must hold names such as shop.example.com, without a port, and holds "${wrong}".`,
      );
    return named;
  }

  function version(name: VariableName): string | undefined {
    const text = read(name);
    if (text !== undefined && !isVersion(text))
      throw new WrongSettingError(`${name} must be a version such as 1.0.1 or 1.1.0-rc.2, and is "${text}".`);
    return text;
  }

  function token(name: VariableName): string | undefined {
    const text = read(name);
    if (text !== undefined && !isToken(text))
      throw new WrongSettingError(`${name} must be one word of letters, digits and signs without spaces.`);
    return text;
  }

  function choice(name: VariableName, words: readonly string[]): string | undefined {
    const text = read(name);
    if (text !== undefined && !words.includes(text))
      throw new WrongSettingError(`${name} must be ${words.join(' or ')}, and is "${text}".`);
    return text;
  }

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
    offlineReading: choice('SOUK_OFFLINE', ['on', 'off']) !== 'off',
    serverRendering: choice('SOUK_SERVER_RENDERING', ['on', 'off']) !== 'off',
    demoItems: whole('SOUK_DEMO_ITEMS', 2000, 100_000),
    demoModules: moduleTypes(read('SOUK_DEMO_MODULES')),
    searchEngine: choice('SOUK_SEARCH', ['trigram', 'full-text']) === 'full-text' ? 'full-text' : 'trigram',
    demoClock: choice('SOUK_DEMO_CLOCK', ['on', 'off']) !== 'off',
    operatorToken: token('SOUK_OPERATOR_TOKEN'),
    version: version('SOUK_VERSION'),
    registryUrl: url('SOUK_REGISTRY_URL', ['http:', 'https:']),
    registryToken: token('SOUK_REGISTRY_TOKEN'),
    edgeToken: token('SOUK_EDGE_TOKEN'),
    signingKey: token('SOUK_SIGNING_KEY'),
    verifierKey: token('SOUK_VERIFIER_KEY'),
    verifierToken: token('SOUK_VERIFIER_TOKEN'),
    verifierPublicKey: token('SOUK_VERIFIER_PUBLIC_KEY'),
    verifier: choice('SOUK_VERIFIER', ['on', 'off']) !== 'off',
    registryKey: token('SOUK_REGISTRY_KEY'),
    googleMapsBrowserKey: read('GOOGLE_MAPS_BROWSER_KEY'),
    googleMapsServerKey: read('GOOGLE_MAPS_SERVER_KEY'),
    firebase: firebaseSettings(read, (name) => choice(name, ['on', 'off']) === 'on'),
    stripe: stripeSettings(read),
    messages: messageSettings(read),
    chromiumPath: read('CHROMIUM_PATH'),
    continuousIntegration: !['', 'false', '0'].includes(read('CI') ?? ''),
    colour: read('NO_COLOR') === undefined && process.stdout.isTTY,
  };
}

/** @throws WrongSettingError */
function moduleTypes(text = ''): string[] {
  const named = text.split(/\s+/).filter(Boolean);
  const wrong = named.find((type) => !MODULE_TYPE.test(type));
  if (wrong !== undefined)
    throw new WrongSettingError(
      `SOUK_DEMO_MODULES must hold types of modules such as flowers, separated by spaces, and holds "${wrong}".`,
    );
  return named;
}

/** An address, or all addresses that begin like it: the number of bits behind a slash; everybody's network is none. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The environment of a program that is started from here, with changes; undefined takes a variable away. */
export function childEnvironment(
  changes: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  return { ...process.env, ...changes };
}
