import { createPrivateKey } from 'node:crypto';
import { WrongSettingError } from './wrong-setting-error.ts';

/** The parts that are used of the JSON that Google makes for a service account. */
export interface ServiceAccount {
  client_email: string;
  /** PKCS#8 in PEM. */
  private_key: string;
  token_uri: string;
}

/** Firebase, where its keys are configured (SES-10, PSH-6). */
export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  appId: string;
  /** Whether Firebase sends the codes to phones. */
  phoneCodes: boolean;
  /** The social accounts to sign in by; none: no buttons. */
  providers: { name: 'google' | 'facebook'; clientId: string }[];
  /** Firebase Cloud Messaging; undefined: push messages come over the stream. */
  messaging: { senderId: string; vapidKey: string; serviceAccount: ServiceAccount } | undefined;
  /** Firebase's emulator, in place of Google. */
  emulatorUrl: string | undefined;
}

export const FIREBASE_VARIABLES = [
  {
    name: 'FIREBASE_PROJECT_ID',
    fallback: 'no Firebase',
    description:
      'With the next two: Firebase, for sign-in by social accounts and push messages; widens the Content Security Policy to it.',
  },
  {
    name: 'FIREBASE_API_KEY',
    fallback: 'no Firebase',
    description: 'The key of the web app in that project. It is public: browsers get it.',
  },
  {
    name: 'FIREBASE_APP_ID',
    fallback: 'no Firebase',
    description: 'The number of that web app.',
  },
  {
    name: 'GOOGLE_SIGN_IN_CLIENT_ID',
    fallback: 'no button',
    description:
      'The OAuth client for sign-in with Google; /auth/social must be among its redirect addresses.',
  },
  {
    name: 'FACEBOOK_SIGN_IN_APP_ID',
    fallback: 'no button',
    description: 'The app for sign-in with Facebook; /auth/social must be among its redirect addresses.',
  },
  {
    name: 'FIREBASE_PHONE_CODES',
    fallback: 'off',
    description:
      'on lets Firebase send the codes to phones; widens the Content Security Policy to reCAPTCHA, whose scripts no hash pins.',
  },
  {
    name: 'FIREBASE_SENDER_ID',
    fallback: 'event stream',
    description: 'With the next two: push messages by Firebase Cloud Messaging. The number of the sender.',
  },
  {
    name: 'FIREBASE_VAPID_KEY',
    fallback: 'event stream',
    description: 'The public key of its web push certificate.',
  },
  {
    name: 'FIREBASE_SERVICE_ACCOUNT',
    fallback: 'event stream',
    description: 'The JSON of a service account that may send, in one line. It is never shown.',
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    fallback: 'Google',
    description:
      "Firebase's authentication emulator on this machine, as 127.0.0.1:9099. Anybody signs in as anybody: for tests alone.",
  },
] as const;

type Name = (typeof FIREBASE_VARIABLES)[number]['name'];
type Read = (name: Name) => string | undefined;

/** Firebase as the environment has it; undefined where none of its variables is set. @throws WrongSettingError */
export function firebaseSettings(read: Read, isOn: (name: Name) => boolean): FirebaseSettings | undefined {
  const project = allOrNone(read, ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_APP_ID']);
  const messaging = allOrNone(read, ['FIREBASE_SENDER_ID', 'FIREBASE_VAPID_KEY', 'FIREBASE_SERVICE_ACCOUNT']);
  if (!project) {
    const lone = FIREBASE_VARIABLES.find(({ name }) => read(name) !== undefined);
    if (lone) throw new WrongSettingError(`${lone.name} needs FIREBASE_PROJECT_ID to be set too.`);
    return undefined;
  }
  const [projectId, apiKey, appId] = project;
  if (!/^[a-z][a-z0-9-]{2,62}$/.test(projectId))
    throw new WrongSettingError(
      `FIREBASE_PROJECT_ID must be a project's name such as souk-1234, and is "${projectId}".`,
    );
  const [googleId, facebookId] = [read('GOOGLE_SIGN_IN_CLIENT_ID'), read('FACEBOOK_SIGN_IN_APP_ID')];
  return {
    projectId,
    apiKey,
    appId,
    phoneCodes: isOn('FIREBASE_PHONE_CODES'),
    providers: [
      ...(googleId ? [{ name: 'google' as const, clientId: googleId }] : []),
      ...(facebookId ? [{ name: 'facebook' as const, clientId: facebookId }] : []),
    ],
    messaging: messaging && {
      senderId: messaging[0],
      vapidKey: messaging[1],
      serviceAccount: serviceAccount(messaging[2]),
    },
    emulatorUrl: emulatorUrl(read('FIREBASE_AUTH_EMULATOR_HOST')),
  };
}

function allOrNone(read: Read, names: readonly [Name, Name, Name]): [string, string, string] | undefined {
  const [first, second, third] = [read(names[0]), read(names[1]), read(names[2])];
  if (first && second && third) return [first, second, third];
  const missing = names.find((name) => !read(name));
  if (first || second || third)
    throw new WrongSettingError(`${missing} must be set too: ${names.join(', ')} go together.`);
  return undefined;
}

function serviceAccount(json: string): ServiceAccount {
  // The value is not shown: it is a secret.
  const wrong = new WrongSettingError(
    'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account, with client_email, private_key and token_uri.',
  );
  try {
    const { client_email, private_key, token_uri } = JSON.parse(json) as Record<string, unknown>;
    if (typeof client_email !== 'string' || typeof private_key !== 'string' || typeof token_uri !== 'string')
      throw wrong;
    if (createPrivateKey(private_key).asymmetricKeyType !== 'rsa') throw wrong;
    const { protocol, hostname } = new URL(token_uri);
    if (protocol !== 'https:' && !LOOPBACK.has(hostname)) throw wrong;
    return { client_email, private_key, token_uri };
  } catch {
    throw wrong;
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

function emulatorUrl(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const url = `http://${host}`;
  // Its tokens are unsigned, so it must not be reachable from other machines.
  if (!URL.canParse(url) || new URL(url).host !== host || !LOOPBACK.has(new URL(url).hostname))
    throw new WrongSettingError(
      `FIREBASE_AUTH_EMULATOR_HOST must be an address of this machine such as 127.0.0.1:9099, and is "${host}".`,
    );
  return url;
}
