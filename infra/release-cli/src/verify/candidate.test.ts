import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FEDERATION_RUNTIME, pick } from '@souk/contracts';
import type { DiscoveredRelease, DiscoveryDocument } from '@souk/contracts';
import { candidateOf, pageWithCandidate } from './candidate.ts';
import type { Candidate } from './candidate.ts';

const live = (remote: string, version: string, traffic: number): DiscoveredRelease => ({
  url: `/releases/${remote}/${version}/remoteEntry.js`,
  fallbackUrl: '/releases/food/0.9.0/remoteEntry.js',
  metadata: { integrity: 'sha384-live', version },
  deployment: { traffic, default: traffic > 50 },
  extras: {
    globalName: `${remote}_live`,
    moduleType: remote,
    routes: ['/home'],
    shell: '*',
    contributions: {},
    capabilities: { cart: true, wishlist: true, delivery: true },
    accent: null,
    preload: [],
    fallback: null,
  },
});
const document: DiscoveryDocument = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 7,
  epoch: 'e',
  channel: 'production',
  microFrontends: {
    food: [live('food', '1.0.0', 95), live('food', '1.1.0', 5)],
    grocery: [live('grocery', '2.0.0', 100)],
  },
  killed: { food: ['1.2.0', '0.8.0'] },
};
const candidate: Candidate = {
  record: {
    remote: 'food',
    version: '1.2.0',
    commit: null,
    builtAt: '',
    entry: 'remoteEntry.js',
    globalName: 'food_1_2_0',
    initial: ['first.js'],
    files: [
      { path: 'remoteEntry.js', size: 1, integrity: 'sha384-entry' },
      { path: 'first.js', size: 1, integrity: 'sha384-first' },
    ],
    shared: [],
    runtime: FEDERATION_RUNTIME,
    manifest: null,
  },
  manifest: {
    name: 'food',
    moduleType: 'food',
    routes: ['/home'],
    shell: '^1.0.0',
    contributions: { 'product-dialog': './product-dialog' },
    capabilities: { cart: true, wishlist: true, delivery: true },
  },
  files: new Map(),
  serverBundle: null,
  maps: new Map(),
};
const html = (text: string) => `<head>
<link rel="preload" as="script" href="/releases/host/1.0.0/first.js" integrity="sha384-host">
<link rel="preload" as="script" href="/releases/food/1.0.0/first.js" integrity="sha384-live">
<meta property="csp-nonce" nonce="n1">
<style nonce="n1">body{margin:0;min-height:100vh}</style>
<style nonce="n1">.live{}</style>
</head><body><div id="souk"><div>what a server rendered</div></div>
<noscript>Turn on JavaScript</noscript>
<script type="application/json" id="souk-hydration-state" data-age="0">{"path":"/home"}</script>
<script type="application/json" id="souk-discovery">${text}</script></body>`;

it('says that the host cannot be verified, and what can be', () => {
  const host = { ...candidate.record, remote: 'host', version: '2.0.0' };
  assert.throws(
    () => candidateOf(host, []),
    /^Error: host 2\.0\.0 cannot be verified.*Name a remote, such as/,
  );
});

describe('a page of the storefront with a candidate in it', () => {
  const page = pageWithCandidate(html(JSON.stringify(document)), candidate);
  const inlined = JSON.parse(/id="souk-discovery">(.*)<\/script>/.exec(page)?.[1] ?? '') as DiscoveryDocument;

  it('gives every visitor the candidate, by its hashes, without a fallback', () => {
    for (const visitor of ['ann', 'bob', 'cid', 'dan']) {
      const { food } = pick(inlined, visitor);
      assert.deepEqual(food?.metadata, { integrity: 'sha384-entry', version: '1.2.0' });
      assert.deepEqual([food?.fallbackUrl, food?.extras.fallback], [null, null]);
      assert.deepEqual(food?.extras.preload, [
        { url: '/releases/food/1.2.0/first.js', integrity: 'sha384-first' },
      ]);
    }
  });

  it('leaves every other remote and the revision as they are live', () => {
    assert.deepEqual(inlined.microFrontends.grocery, document.microFrontends.grocery);
    assert.equal(inlined.revision, 7);
  });

  it('requests no file of the release that it replaces, and is not treated as killed', () => {
    assert.doesNotMatch(page, /href="\/releases\/food\//);
    assert.match(page, /href="\/releases\/host\//);
    assert.deepEqual(inlined.killed, { food: ['0.8.0'] });
  });

  it('contains nothing that a server rendered with the live release', () => {
    assert.doesNotMatch(page, /what a server rendered|souk-hydration-state|\.live/);
    assert.match(page, /<div id="souk"><\/div>\n<noscript>/);
  });

  it('contains what a server rendered with the candidate, with the nonce of the page', () => {
    const view = { path: '/home', language: 'en', zoneIds: [1], module: null };
    const hydrationState = { ...view, stores: {}, answers: [], inlineStyles: ['height:9px'] };
    const rendered = {
      html: '<p>Soup</p>',
      css: '<style data-styled>p{}</style>',
      accent: '',
      hydrationState,
    };
    const hydrated = pageWithCandidate(html(JSON.stringify(document)), candidate, rendered);
    assert.match(hydrated, /<div id="souk"><p>Soup<\/p><\/div>\n<noscript>/);
    assert.match(hydrated, /<style nonce="n1" data-styled>p\{\}<\/style>/);
    assert.match(hydrated, /id="souk-hydration-state" data-age="0">\{"path":"\/home","language":"en"/);
  });

  it('rejects a page without a discovery document', () => {
    assert.throws(
      () => pageWithCandidate('<h1>Nginx</h1>', candidate),
      /no discovery document, so food 1\.2\.0 cannot be shown in it\. Check that --storefront/,
    );
  });
});
