import { OFFLINE_WORKER_PATH, PUSH_WORKER_PATH } from '@souk/contracts';
import { isUnderDevelopment } from './development.ts';

interface Rules {
  createScriptURL(url: string): string;
  createHTML?(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown;
}

/** The name under which the bundles of all releases make their policy. */
const BUNDLES = 'souk#webpack';

/** Whether a script may be run from this address: the files of releases, from where the page itself came. */
export function isReleaseScript(url: string, page = document.baseURI): boolean {
  const { origin, pathname } = new URL(url, page);
  return origin === new URL(page).origin && pathname.startsWith('/releases/');
}

/** Google's own scripts, on pages that the edge gave a key for Google Maps, and on no others. */
function isMapScript(url: string): boolean {
  const hasKey = document.querySelector('meta[name="souk-google-maps-key"]') !== null;
  return hasKey && new URL(url, document.baseURI).origin === 'https://maps.googleapis.com';
}

/** Those of reCAPTCHA, on pages where the edge lets Firebase send codes to phones, and on no others. */
function isCaptchaScript(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  const isTheirs = origin === 'https://www.google.com' || origin === 'https://www.gstatic.com';
  return (
    isTheirs &&
    pathname.startsWith('/recaptcha/') &&
    document.querySelector('meta[name="souk-recaptcha"]') !== null
  );
}

/** reCAPTCHA makes trusted types only when its first script is asked to. */
function withTrustedTypes(url: string): string {
  const address = new URL(url);
  if (address.pathname.endsWith('/api.js')) address.searchParams.set('trustedtypes', 'true');
  return address.href;
}

/** Our own service workers: of push messages by Firebase, and of reading without a connection. */
const isOurWorker = (url: string) =>
  [PUSH_WORKER_PATH, OFFLINE_WORKER_PATH].some(
    (path) => new URL(url, document.baseURI).href === new URL(path, document.baseURI).href,
  );

/**
 * What is made of text: what Leaflet writes once to learn whether the browser draws SVG, and the content of the remotes' outlet,
 * which is empty until they fill it.
 */
const HARMLESS = ['<svg/>', ''];

/**
 * The page's one default policy: scripts come from releases, and no text becomes HTML or code. There has to be
 * one, since entries, maps and the captcha are loaded from addresses that are plain text.
 */
export function installTrustedTypes(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return;
  factory.createPolicy('default', {
    createScriptURL,
    createHTML(html) {
      if (!HARMLESS.includes(html))
        throw new TypeError('HTML from text was blocked. Create elements instead.');
      return html;
    },
  });
  holdPolicyOfBundles(factory);
}

function createScriptURL(url: string): string {
  if (isCaptchaScript(url)) return withTrustedTypes(url);
  if (!isReleaseScript(url) && !isMapScript(url) && !isOurWorker(url) && !isUnderDevelopment(url))
    throw new TypeError(`Script blocked: ${url} is not a file of a release. Bundle it.`);
  return url;
}

/** Bundles ask for a policy by one name, with rules of their own that allow everything. They get the page's rules. */
function holdPolicyOfBundles(factory: PolicyFactory): void {
  const policy = factory.createPolicy(BUNDLES, { createScriptURL });
  const owner = Object.getPrototypeOf(factory) as PolicyFactory;
  const holder = Object.hasOwn(factory, 'createPolicy') ? factory : owner;
  const create = holder.createPolicy;
  Object.defineProperty(holder, 'createPolicy', {
    value(this: PolicyFactory, name: string, rules: Rules) {
      return name === BUNDLES ? policy : create.call(this, name, rules);
    },
  });
}
