import type { DiscoveredRelease } from '@souk/contracts';
import type { ClientLimits, ForwardLimits, serverOptions } from '@souk/http-server';
import type { ReleaseSource } from './releases/open-release-files.ts';

export interface EdgeOptions extends ReleaseSource {
  port: number;
  host?: string;
  registryUrl: string;
  /** The edge's token of the registry. */
  registryToken?: string;
  /** The registry's public key in PEM (Ed25519): documents that it did not sign are refused. */
  registryKey: string;
  /** The marketplace API behind `/api` and `/media`. */
  apiUrl: string;
  /** Origin that customers reach the storefront at; default: the one that each request names. */
  publicUrl?: string | undefined;
  /** The folder of the last good discovery document and of files from a store. */
  cacheDir: string;
  /** Default: `production`. */
  channel?: string;
  /** Origins besides the page's own that pictures may come from: those of an operator's own API. */
  imageOrigins?: readonly string[];
  /** The browser key of Google Maps; widens the policy to what its scripts need. */
  googleMapsKey?: string;
  /** The value of `X-software-id` in the page's API calls; default: none. */
  softwareId?: string;
  /** Firebase is configured; widens the policy to what is used of it. */
  firebase?: EdgeFirebase | undefined;
  /** False removes the service worker and its data from every browser; default: pages can be read offline. */
  offlineReading?: boolean;
  /** False: the browser renders every page; default: the edge renders its first screen where the host's release can. */
  serverRendering?: boolean;
  /** A working tree that replaces its releases; refused unless only this machine can connect. */
  development?: Development;
  /** Addresses and networks of proxies, or `loopback`: their X-Forwarded headers are trusted. Default: none. */
  trustedProxies?: readonly string[];
  /** Accepted host names, without ports; default: any. The health check accepts every name. */
  hosts?: readonly string[];
  /** Limit of open connections per address; default: 500. */
  clientLimits?: ClientLimits;
  /** Limits of marketplace requests per client, if they differ from the defaults. */
  forwardLimits?: Partial<ForwardLimits>;
  /** Timeouts of connections, if they differ from the defaults. */
  timeouts?: Parameters<typeof serverOptions>[0];
  /** Milliseconds of a clock that only goes forward; default: this machine's. */
  clock?: () => number;
  /** Writes warnings and failures as lines of JSON, each once in a while, to standard output or elsewhere; default off. */
  log?: boolean | { write(line: string): void };
}

export interface EdgeFirebase {
  /** It sends codes to phones, behind reCAPTCHA. */
  phoneCodes: boolean;
  /** It sends push messages, which our service worker receives. */
  messaging: boolean;
  /** Its emulator, in place of Google. */
  emulatorUrl?: string | undefined;
}

export interface Development {
  /** The development server, on this machine. */
  origin: string;
  /** By remote, or for the host; they carry no hash. */
  releases: Record<string, DiscoveredRelease>;
}
