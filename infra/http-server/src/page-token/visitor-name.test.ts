import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { newVisitor, visitorSince } from './visitor-name.ts';

describe('the name of a visitor', () => {
  it('contains when the browser came, and is another one each time', () => {
    const now = new Date('2026-05-04T03:02:01.500Z');
    assert.equal(visitorSince(newVisitor(now)), now.getTime() / 1000);
    assert.match(newVisitor(now), /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.notEqual(newVisitor(now), newVisitor(now));
  });

  it('contains no time where it is older than that, or was made up', () => {
    for (const name of [randomUUID(), 'a-visitor', '']) assert.equal(visitorSince(name), null);
  });
});
