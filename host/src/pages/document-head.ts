import { MODULE_PARAM } from '@souk/contracts';
import type { PageHead } from '@souk/contracts';
import { setTitle } from './own-title.ts';

const CANONICAL = 'link[rel="canonical"]';
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** The robots setting of the current page; the edge's own stays for the life of the document. */
const ROBOTS = 'meta[name="robots"][data-page]';

/** What names a page: where it is, and in which module. What narrows a list or says how far away a store is, does not. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return `${pathname}?${searchParams.get(MODULE_PARAM) ?? ''}`;
}

const canonicalPage = (): string | null => {
  const href = document.head.querySelector(CANONICAL)?.getAttribute('href');
  return href ? pageOf(href) : null;
};

/** Whether the head says already what the page at this address is, as the edge sent it. */
export const describesThisPage = (): boolean => canonicalPage() === pageOf(window.location.href);

/** Sets one element's attribute, or takes the element away where there is nothing to say. */
function put(selector: string, make: () => Element, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(attribute, value);
}

function putMeta(key: 'name' | 'property', name: string, content: string | undefined): void {
  const make = () => {
    const meta = document.createElement('meta');
    meta.setAttribute(key, name);
    return meta;
  };
  put(`meta[${key}="${name}"]`, make, 'content', content);
}

const absolute = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address, window.location.origin).href;

/** Writes what the page says of itself into the document. What the edge said of another page, with its structured data, goes. */
export function writeHead({ title, description, canonical, image, listed }: PageHead): void {
  if (canonical === undefined || pageOf(canonical) !== canonicalPage())
    for (const data of document.head.querySelectorAll(STRUCTURED_DATA)) data.remove();
  setTitle(title);
  const link = () => Object.assign(document.createElement('link'), { rel: 'canonical' });
  put(CANONICAL, link, 'href', absolute(canonical));
  putMeta('name', 'description', description);
  putMeta('property', 'og:title', title);
  putMeta('property', 'og:description', description);
  putMeta('property', 'og:url', absolute(canonical));
  putMeta('property', 'og:image', absolute(image));
  const robots = () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'robots' });
    meta.toggleAttribute('data-page', true);
    return meta;
  };
  put(ROBOTS, robots, 'content', listed === false ? 'noindex' : undefined);
}
