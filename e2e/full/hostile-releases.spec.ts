import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeReleaseFolder } from '../fixtures/release-folder.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `souk verify` says of a remote of a few lines. */
async function verify(behaviour: Parameters<typeof makeReleaseFolder>[1]): Promise<string> {
  const { folder } = await makeReleaseFolder('food', behaviour);
  const command = [join(ROOT, 'infra/release-cli/bin/souk.mjs'), 'verify', folder];
  const { url } = stackUnderTest();
  return new Promise<string>((done) => {
    execFile(process.execPath, [...command, '--storefront', url], { cwd: ROOT }, (_error, out, err) =>
      done(out + err),
    );
  }).finally(() => rm(folder, { recursive: true, force: true }));
}

/** What each of these does was seen to pass, and to break the module that the customer went to next. */
const HOSTILE: { does: string; mount?: string; top?: string; finds: RegExp[] }[] = [
  {
    does: 'patches what the host does not lock: prototypes of the DOM, Object and Array',
    top: `const real = window.setTimeout;
      window.setTimeout = (...args) => real(...args);
      Element.prototype.closest = new Proxy(Element.prototype.closest, {});
      Array.prototype.includes = function () { return false };
      Array.prototype.last = function () { return this[this.length - 1] };
      delete Object.groupBy;`,
    finds: [
      /✗ changes nothing built in: /,
      /\bsetTimeout was replaced by remoteEntry\.js:2/,
      /Element\.prototype\.closest was replaced/,
      /Array\.prototype\.includes was replaced by remoteEntry\.js:4/,
      /Array\.prototype\.last was added by remoteEntry\.js:5/,
      /Object\.groupBy was removed/,
    ],
  },
  {
    does: 'hides what it patched by patching what looks for it',
    top: `Array.prototype.flat = function () { return this };
      Reflect.ownKeys = () => [];
      Reflect.getOwnPropertyDescriptor = () => undefined;
      Map.prototype.forEach = () => {};
      Error.stackTraceLimit = 0;`,
    mount: `document.title = 'Mine';`,
    finds: [
      /Array\.prototype\.flat was replaced/,
      /Reflect\.ownKeys was replaced/,
      /Error\.stackTraceLimit was replaced/,
      /✗ leaves the title to the shell: it sets document\.title at remoteEntry\.js:/,
    ],
  },
  {
    does: 'sets the title once',
    mount: `document.title = 'Buy now'`,
    finds: [/✗ leaves the title to the shell: it sets document\.title at remoteEntry\.js:\d+:\d+/],
  },
  {
    does: 'removes the header',
    mount: `document.querySelector('header').remove()`,
    // The host restores it, and reports that.
    finds: [
      /✗ stays inside its element: it removes <header> at remoteEntry\.js:\d+:\d+/,
      /✗ is quiet: [^✓✗]*A script removed <header>; it is put back/,
    ],
  },
  {
    does: 'hides the header, disables the footer and restyles the content',
    mount: `
      document.querySelector('header').hidden = true;
      document.querySelector('footer').inert = true;
      document.querySelector('main').style.opacity = '0.9';`,
    finds: [
      /✗ stays inside its element: [^✓✗]*the host's <header> was changed: hidden=""\n/,
      /the host's <footer> was changed: inert=""\n/,
      /the host's <main> was changed: style="opacity: 0\.9;"\n/,
    ],
  },
  {
    does: 'clears local storage, and writes cookies and keys that are not its own',
    mount: `
      localStorage.clear();
      localStorage.setItem('food.note', 'mine');
      sessionStorage.setItem('anybody', 'x');
      document.cookie = 'souk_theme=dark; path=/';
      indexedDB.open('anything');`,
    finds: [
      /✗ keeps to its own storage: it clears a storage at remoteEntry\.js:\d+:\d+/,
      /it writes anybody at remoteEntry\.js/,
      /it writes the cookie souk_theme at remoteEntry\.js/,
      /it opens the database anything at remoteEntry\.js/,
      /local storage zoneid was there before it, and is gone/,
    ],
  },
  {
    does: 'clears local storage by a promise, with no script of its own in sight',
    mount: `Promise.resolve().then(localStorage.clear.bind(localStorage))`,
    finds: [/✗ keeps to its own storage: it clears a storage at no script in sight/],
  },
  {
    does: 'overwrites a key of the host, and adds others, as properties of storages',
    mount: `
      localStorage.location = 'Elsewhere';
      localStorage.anybody = 'x';
      sessionStorage.anybody = 'x';`,
    finds: [
      /✗ keeps to its own storage: local storage location has another value than before it\n/,
      /^ +local storage anybody was not there before it$/m,
      /^ +session storage anybody was not there before it$/m,
    ],
  },
  {
    does: 'leaves timers, frames, listeners and observers running',
    mount: `
      setInterval(() => {}, 1000);
      const frame = () => requestAnimationFrame(frame);
      frame();
      if (!window.onceOnly) window.addEventListener('scroll', () => {});
      new MutationObserver(() => {}).observe(document.body, { childList: true });`,
    finds: [
      /✗ stops when it is left: it still listens to scroll on window at remoteEntry\.js:\d+:\d+/,
      /its setInterval of remoteEntry\.js:\d+:\d+ still runs/,
      /its requestAnimationFrame of remoteEntry\.js:\d+:\d+ still runs/,
      /its MutationObserver of remoteEntry\.js:\d+:\d+ still runs/,
    ],
  },
  {
    does: 'blocks the page for two seconds',
    mount: `
      const blocked = Symbol.for('blocked');
      const until = performance.now() + (window[blocked] ? 0 : 2000);
      window[blocked] = true;
      while (performance.now() < until) Math.random();`,
    // The profiler misses what a busy machine takes from the page.
    finds: [
      /✗ does not block the page: it holds the page up for \d{3,4} ms in the function of remoteEntry\.js:\d+:\d+/,
    ],
  },
  {
    does: 'leaves connections, channels and workers open',
    top: `globalThis.self === globalThis.window && (globalThis.ownFile = document.currentScript.src);`,
    mount: `
      new EventSource('/discovery/events');
      new BroadcastChannel('food');
      new BroadcastChannel('food closed').close();
      // By the class that hides behind an instance's.
      new (BroadcastChannel.prototype.constructor)('food again');
      new Worker(ownFile);
      new RTCPeerConnection().createDataChannel('food');`,
    finds: [
      /✗ stops when it is left: /,
      /its EventSource of remoteEntry\.js:\d+:\d+ is still open/,
      /its BroadcastChannel of remoteEntry\.js:\d+:\d+ is still open\n +its BroadcastChannel of/,
      /its Worker of remoteEntry\.js:\d+:\d+ is still open/,
      /its RTCPeerConnection of remoteEntry\.js:\d+:\d+ is still open/,
      /✗ asks the API alone: it connects to http:\/\/\S+\/discovery\/events at remoteEntry\.js:\d+:\d+/,
      /it opens a connection to other browsers at remoteEntry\.js:\d+:\d+/,
    ],
  },
  {
    does: 'speaks past the API by a socket, a beacon and an event stream, and takes files of an earlier release',
    mount: `
      new WebSocket(location.origin.replace('http', 'ws') + '/telemetry');
      navigator.sendBeacon('/csp-report', '{}');
      fetch('/releases/food/0.0.1/hidden.js').catch(() => {});
      if (window.SharedWorker) new SharedWorker('/releases/food/0.0.1/shared.js');
      navigator.serviceWorker?.register('/releases/food/0.0.1/worker.js').catch(() => {});`,
    finds: [
      /✗ asks the API alone: /,
      /it connects to \/telemetry at remoteEntry\.js:\d+:\d+/,
      /it asks \/csp-report at remoteEntry\.js:\d+:\d+/,
      /it asks \/releases\/food\/0\.0\.1\/hidden\.js at remoteEntry\.js:\d+:\d+/,
      /it starts a worker that no verification sees into at remoteEntry\.js:\d+:\d+/,
      /it registers a service worker at remoteEntry\.js:\d+:\d+/,
      /its SharedWorker of remoteEntry\.js:\d+:\d+ is still open/,
    ],
  },
  {
    does: 'brings a React of its own',
    mount: `window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject({ rendererPackageName: 'react-dom', version: '18.3.1' })`,
    finds: [/✗ shares the page's React: it brings react-dom 18\.3\.1 of its own at remoteEntry\.js:\d+:\d+/],
  },
  {
    does: 'disables a style sheet, changes a rule, inserts another and leaves a sheet of its own',
    mount: `
      const sheets = [...document.styleSheets];
      const hasRule = (sheet) => [...sheet.cssRules].some((rule) => rule.selectorText);
      const styled = sheets.findLast(hasRule);
      [...styled.cssRules].find((rule) => rule.selectorText).style.setProperty('outline-offset', '1px');
      styled.insertRule('.food-mine { color: red }');
      sheets[0].disabled = true;
      const own = document.createElement('style');
      own.nonce = document.querySelector('meta[property="csp-nonce"]').nonce;
      own.textContent = '.food-own { color: red }';
      document.head.append(own);`,
    finds: [
      /✗ leaves the page's style sheets alone: [^✓✗]*it leaves a style sheet in the page/,
      /it disables a style sheet of the page/,
      /it changes the rule \S+/,
      /it inserts a rule into a style sheet at remoteEntry\.js:\d+:\d+/,
    ],
  },
  {
    does: 'adopts a style sheet and asks the host for its telemetry',
    mount: `
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('h1 { color: red }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      fetch('/telemetry', { method: 'POST', body: '{}' });`,
    finds: [
      /✗ leaves the page's style sheets alone: it changes document\.adoptedStyleSheets/,
      /✗ asks the API alone: it asks \/telemetry at remoteEntry\.js:\d+:\d+/,
    ],
  },
];

test.describe('souk verify does not pass a release that', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const { does, finds, ...behaviour } of HOSTILE)
    test(does, async () => {
      const out = await verify(behaviour);
      for (const finding of finds) expect(out).toMatch(finding);
      expect(out).toMatch(/food 4\.0\.0-test\.\d+ did not pass in host@/);
    });
});
