import type { EdgeFirebase } from '../edge-options.ts';

export interface PolicyOptions {
  nonce: string;
  /** Hashes of the page's inline scripts. */
  inlineScripts?: readonly string[];
  /** Origins besides the page's own that pictures may come from. */
  imageOrigins: readonly string[];
  googleMaps: boolean;
  firebase?: EdgeFirebase | undefined;
  /** Where remotes that somebody works on are served from, on their own machine. */
  developmentOrigins: readonly string[];
}

type Policy = Record<string, string[]>;

/**
 * The policy of every page: scripts are files of this origin, which are released files or our own workers, and the inline ones
 * that are named by their hash; nothing is run that was made of text or a blob, and no nonce lets anything else in. Trusted
 * Types throughout.
 */
export function contentSecurityPolicy({
  nonce,
  inlineScripts = [],
  imageOrigins,
  googleMaps,
  firebase,
  developmentOrigins,
}: PolicyOptions): string {
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", ...imageOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'souk#webpack', "'allow-duplicates'"],
    // Not report-to: browsers hold those back for up to a minute, and send none without TLS.
    'report-uri': ['/csp-report'],
  };
  if (hasForeignScripts({ googleMaps, firebase }))
    widen(policy, { 'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"] });
  if (googleMaps) widen(policy, GOOGLE_MAPS);
  if (firebase) widen(policy, forSignIn(firebase));
  if (firebase?.messaging) widen(policy, MESSAGING);
  if (hasCaptcha(firebase)) widen(policy, RECAPTCHA);
  for (const origin of developmentOrigins) widen(policy, forDevelopment(origin));
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Whether scripts of reCAPTCHA run: without them Firebase sends no code to a phone. */
export const hasCaptcha = (firebase: EdgeFirebase | undefined) =>
  firebase?.phoneCodes === true && !firebase.emulatorUrl;

/** Whether scripts of Google may run: they load others, from addresses that may change and without hashes. */
export const hasForeignScripts = ({ googleMaps, firebase }: Pick<PolicyOptions, 'googleMaps' | 'firebase'>) =>
  googleMaps || hasCaptcha(firebase);

/**
 * Has the browser refuse every script without a hash, where it knows how; null where scripts run that have none: those of
 * Google, and what somebody works on.
 */
export function integrityPolicy(options: Omit<PolicyOptions, 'nonce' | 'imageOrigins'>): string | null {
  return hasForeignScripts(options) || options.developmentOrigins.length > 0
    ? null
    : 'blocked-destinations=(script)';
}

/** What Google names for its maps under a strict policy, but for 'unsafe-eval', which current browsers do not need. */
const GOOGLE_MAPS: Policy = {
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
  'trusted-types': ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/** Social accounts and phones are proved to Firebase by calls alone; no script of its is loaded. */
const forSignIn = ({ emulatorUrl }: EdgeFirebase): Policy => ({
  'connect-src': emulatorUrl
    ? [emulatorUrl]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
});

/** Where a browser asks for its push token. */
const MESSAGING: Policy = {
  'connect-src': ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
};

/** Firebase sends no code to a phone without it. Its scripts come by `strict-dynamic`, once the page's own policy lets the first in. */
const RECAPTCHA: Policy = {
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'img-src': ['https://www.gstatic.com/recaptcha/'],
  'trusted-types': ['recaptcha', 'goog#html'],
};

/**
 * What hot replacement requests: the notification of an edit, what changed, and the files of a remote. Its Trusted Types policy is
 * webpack's.
 */
const forDevelopment = (origin: string): Policy => ({
  'script-src': [origin],
  'connect-src': [origin, origin.replace(/^http/, 'ws')],
  'img-src': [origin],
  'font-src': [origin],
});

function widen(policy: Policy, by: Policy): void {
  for (const [directive, sources] of Object.entries(by))
    policy[directive] = [...(policy[directive] ?? []), ...sources];
}
