import { HEADERS, isPrivatePath } from '@souk/contracts';

/** The kind of a request; null for requests that the worker leaves to the browser. */
export type Kind = 'page' | 'release' | 'api' | 'picture';

type WorkerRequest = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/** Public reads of the catalogue, whose answers are the same for every customer. Nothing else of the API is ever stored. */
const PUBLIC_READS = [
  /^config$/,
  /^module$/,
  /^landing-page$/,
  /^zone\/list$/,
  /^brand$/,
  /^categories$/,
  /^categories\/[^/]+$/,
  /^categories\/(?:childes|items|stores)\/[^/]+$/,
  /^stores\/(?:latest|popular|top-rated|discounted|reviews)$/,
  /^stores\/(?:get-stores|details)\/[^/]+$/,
  /^items\/(?:popular|latest|discounted|most-reviewed|new-arrival|basic|recommended|get-combined-data)$/,
  /^items\/common-conditions$/,
  /^items\/(?:details|related-store-items|common-conditions|reviews)\/[^/]+$/,
  /^banners$/,
  /^other-banners$/,
  /^other-banners\/(?:list|why-choose|video-content)$/,
  /^campaigns\/(?:basic|item)$/,
  /^campaigns\/details\/[^/]+$/,
  /^flash-sales$/,
  /^flash-sales\/items$/,
  /^advertisement\/list$/,
  /^parcel-category$/,
];
const API = '/api/v1/';

/** Path prefixes that are not pages. */
const NO_PAGES = ['/api/', '/media/', '/releases/', '/discovery'];

/** Whether a page may be opened without a connection. */
export const isReadable = (pathname: string): boolean => !isPrivatePath(pathname);

/** Decides which requests the worker handles, and how. */
export function kindOf({ method, mode, url, headers }: WorkerRequest, origin: string): Kind | null {
  const { origin: itsOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || itsOrigin !== origin || headers.has('range')) return null;
  if (mode === 'navigate') return NO_PAGES.some((base) => pathname.startsWith(base)) ? null : 'page';
  if (pathname.startsWith('/releases/')) return 'release';
  // An address with a signature leads to a private picture.
  if (/^\/(?:media\/|favicon\.svg$|icons\/)/.test(pathname) && search === '') return 'picture';
  if (!pathname.startsWith(API)) return null;
  const call = pathname.slice(API.length);
  return PUBLIC_READS.some((read) => read.test(call)) ? 'api' : null;
}

/** What public answers depend on besides their address (API-2). */
const VARYING = [
  HEADERS.zone,
  HEADERS.module,
  HEADERS.language,
  HEADERS.latitude,
  HEADERS.longitude,
] as const;

/** Under which address an answer is stored: for the API with everything that it depends on. */
export function keyOf(kind: Kind, url: string, headers: Pick<Headers, 'get'>): string {
  const key = new URL(url);
  key.hash = '';
  key.searchParams.sort();
  if (kind === 'api')
    key.searchParams.append('souk-for', JSON.stringify(VARYING.map((name) => headers.get(name))));
  return key.href;
}

type Answer = Pick<Response, 'status' | 'type'> & { headers: Pick<Headers, 'get'> };

/** Whether an answer may be stored: complete, from this site, and public. A preview is private, and has `no-store`. */
export function mayStore(kind: Kind, { status, type, headers }: Answer): boolean {
  if (status !== 200 || (type !== 'basic' && type !== 'default')) return false;
  const control = headers.get('cache-control') ?? '';
  if (control.includes('no-store')) return false;
  // The HTML says `private`, since it names its visitor's releases; it holds nothing of a customer.
  if (kind === 'page') return (headers.get('content-type') ?? '').startsWith('text/html');
  return !control.includes('private');
}
