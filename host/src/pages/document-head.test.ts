import { describesThisPage, writeHead } from './document-head.ts';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

beforeEach(() => {
  window.history.replaceState(null, '', '/product/pizza?module_id=1&ref=mail');
  // As the edge sends it.
  document.head.innerHTML = `<title>Pizza · Souk</title>
    <meta name="description" content="Four cheeses">
    <link rel="canonical" href="http://localhost/product/pizza?module_id=1">
    <meta property="og:title" content="Pizza · Souk">
    <meta property="og:image" content="http://localhost/media/pizza.webp">
    <script type="application/ld+json">{"@type":"Product"}</script>`;
});

it('knows whether the edge described the page that is shown', () => {
  expect(describesThisPage()).toBe(true);
  window.history.replaceState(null, '', '/product/pizza?module_id=2');
  expect(describesThisPage()).toBe(false);
  window.history.replaceState(null, '', '/product/soup?module_id=1');
  expect(describesThisPage()).toBe(false);
});

it('keeps the structured data of the page that it describes, once', () => {
  writeHead({ title: 'Pizza · Souk', canonical: '/product/pizza?module_id=1', image: '/media/pizza.webp' });
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(canonical()).toBe('http://localhost/product/pizza?module_id=1');
});

it('keeps nothing of the previous page on the next one', () => {
  writeHead({ title: 'Soup · Souk', canonical: '/product/soup?module_id=1', description: 'Lentils' });
  expect(document.title).toBe('Soup · Souk');
  expect(canonical()).toBe('http://localhost/product/soup?module_id=1');
  expect(content('meta[property="og:title"]')).toBe('Soup · Souk');
  expect(content('meta[name="description"]')).toBe('Lentils');
  expect(content('meta[property="og:image"]')).toBeUndefined();
  expect(document.head.querySelectorAll('script')).toHaveLength(0);

  writeHead({ title: 'Checkout · Souk' });
  expect(canonical()).toBeUndefined();
  expect(content('meta[name="description"]')).toBeUndefined();
});

it('excludes a page without a name from search engines, and no other (RTE-3)', () => {
  const robots = 'meta[name="robots"]';
  writeHead({ title: 'Not found · Souk', listed: false });
  expect(content(robots)).toBe('noindex');
  expect(document.head.querySelectorAll(robots)).toHaveLength(1);
  writeHead({ title: 'Soup · Souk' });
  expect(document.head.querySelectorAll(robots)).toHaveLength(0);
});

it('keeps what the edge set for search engines', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
  writeHead({ title: 'Checkout · Souk' });
  expect(content('meta[name="robots"]')).toBe('noindex');
});
