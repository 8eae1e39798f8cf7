import { FIREBASE_VARIABLES } from './firebase-settings.ts';
import { MESSAGE_VARIABLES } from './message-settings.ts';
import { STRIPE_VARIABLES } from './stripe-settings.ts';

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
      "Where the API runs alone: the operator's token for the calls that move orders and answer customers; without it the API does not have them.",
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

export type VariableName = (typeof VARIABLES)[number]['name'];
