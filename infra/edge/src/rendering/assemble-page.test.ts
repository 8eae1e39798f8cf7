import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { PageText } from '@souk/page-renderer';
import { assemblePage } from './assemble-page.ts';

it('leaves a page to the browser that cannot be assembled, and reports why', () => {
  const errors: unknown[] = [];
  const page = { html: '<h1>Foods</h1>', styles: '' } as unknown as PageText;
  assert.equal(
    assemblePage(page, (error) => errors.push(error)),
    null,
  );
  assert.match(String(errors), /TypeError/);
});
