import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readyLines } from './ready-lines.ts';

const stack = {
  url: 'http://localhost:8080',
  consoleUrl: 'http://console.localhost:8081',
  paymentsUrl: 'http://pay.localhost:8082',
  mailboxUrl: 'http://mail.localhost:8083',
  registryUrl: 'http://127.0.0.1:8084',
  trees: { edited: [], grants: [] },
};
const own = { marketplaceApiUrl: undefined };

describe('the lines of npm start when it is ready', () => {
  it('name every address', () => {
    const text = readyLines(stack, own).join('\n');
    assert.match(text, /^Souk is ready: http:\/\/localhost:8080$/m);
    for (const url of [stack.consoleUrl, stack.paymentsUrl, stack.mailboxUrl, stack.registryUrl])
      assert.ok(text.includes(url), url);
    assert.match(text, /^Demo city: +http:\/\/localhost:8080\/\?place=24\.78,54\.76, /m);
    assert.match(text, /customer@souk\.example/);
    assert.doesNotMatch(text, /Edited/);
  });

  it('name only what it runs itself', () => {
    const elsewhere = { marketplaceApiUrl: 'https://backend.example' };
    const text = readyLines({ ...stack, paymentsUrl: null, mailboxUrl: null }, elsewhere).join('\n');
    assert.doesNotMatch(text, /Demo city|Demo account|Payments|Mailbox/);
  });

  it('list the edits that are not live, and how they go live', () => {
    const trees = { edited: ['host', 'food'], grants: ["./souk grant give flowers --routes '/home'"] };
    const text = readyLines({ ...stack, trees }, own).join('\n');
    assert.match(text, /^Edited since their release, and not live: host, food$/m);
    assert.match(text, /\.\/souk publish host --verify --activate$/m);
    assert.match(text, /npm start -- --activate$/m);
    assert.match(text, /^To let a new remote go live: \.\/souk grant give flowers/m);
  });
});
