import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RenderedPage } from '@souk/contracts';
import { assemblePage } from './assemble-page.ts';

it('leaves a page to the browser that cannot be assembled, and reports why', () => {
  const errors: unknown[] = [];
  const page = { html: '<h1>Foods</h1>', styles: '' } as unknown as RenderedPage;
  assert.equal(
    assemblePage({ page, age: 0 }, 'nonce', (error) => errors.push(error)),
    null,
  );
  assert.match(String(errors), /TypeError/);
});
