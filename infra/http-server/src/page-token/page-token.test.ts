import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAGE_TOKEN_SECONDS, issuePageToken, readPageToken } from './page-token.ts';
import type { PageKey } from './page-token.ts';

const today: PageKey = { day: '2026-01-02', secret: 'the key of today' };
const yesterday: PageKey = { day: '2026-01-01', secret: 'the key of yesterday' };
const now = new Date('2026-01-02T00:30:00Z');
const aPage = {
  channel: 'production',
  epoch: 'first',
  revision: 7,
  visitor: 'a-visitor',
  address: '203.0.113.7',
};
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const networkOf = (address: string, key = today) =>
  readPageToken(issuePageToken({ ...aPage, address }, key, now), [key], now)?.network;

describe('a page token', () => {
  it('names the page, visitor and revision it was issued for, to holders of the key of its day', () => {
    const token = issuePageToken(aPage, yesterday, now);
    const { page, network, ...claims } = readPageToken(token, [today, yesterday], now) ?? assert.fail();
    assert.deepEqual(claims, {
      channel: 'production',
      epoch: 'first',
      revision: 7,
      visitor: 'a-visitor',
      issuedAt: now.getTime() / 1000,
    });
    assert.match(page, /^[A-Za-z0-9_-]{16}$/);
    assert.ok(!Buffer.from(token, 'base64url').toString().includes('203.0.113'), network);
  });

  it('is another one for each page load, also of one visitor', () => {
    const pages = [1, 2].map(() => readPageToken(issuePageToken(aPage, today, now), [today], now)?.page);
    assert.notEqual(pages[0], pages[1]);
  });

  it('is invalid where it is changed, cut off, signed by somebody else, too long or of a day whose key is gone', () => {
    const token = issuePageToken(aPage, today, now);
    const [text = '', signature = ''] = token.split('.');
    const claims = Buffer.from(text, 'base64url').toString().replace('a-visitor', 'another');
    for (const wrong of [
      `${Buffer.from(claims).toString('base64url')}.${signature}`,
      `${text}.${signature.slice(1)}`,
      `${text}.`,
      text,
      `${token}.${signature}`,
      issuePageToken(aPage, { ...today, secret: 'guessed' }, now),
      issuePageToken(aPage, yesterday, now),
      'x'.repeat(2000),
      '',
    ])
      assert.equal(readPageToken(wrong, [today], now), null);
  });

  it('expires after half a day, and is invalid long before it begins', () => {
    const token = issuePageToken(aPage, today, now);
    assert.ok(readPageToken(token, [today], later(PAGE_TOKEN_SECONDS)));
    assert.equal(readPageToken(token, [today], later(PAGE_TOKEN_SECONDS + 1)), null);
    assert.ok(readPageToken(token, [today], later(-30)));
    assert.equal(readPageToken(token, [today], later(-90)), null);
  });

  it('counts the addresses of an IPv4 /24 and of an IPv6 /48 as one network, another one each day', () => {
    assert.equal(networkOf('203.0.113.7'), networkOf('203.0.113.250'));
    assert.equal(networkOf('203.0.113.7'), networkOf('::ffff:203.0.113.9'));
    assert.notEqual(networkOf('203.0.113.7'), networkOf('203.0.114.7'));
    assert.equal(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:ffff:1::9'));
    assert.notEqual(networkOf('2001:db8:1::1'), networkOf('2001:db8:2::1'));
    assert.notEqual(networkOf('203.0.113.7'), networkOf('203.0.113.7', yesterday));
  });
});
