import assert from 'node:assert/strict';
import { it } from 'node:test';
import { publicAddress } from './public-address.ts';

it('turns local paths into addresses of the storefront, and nothing else (PAY-6)', () => {
  assert.equal(publicAddress('https://souk.example', '/a?b=1'), 'https://souk.example/a?b=1');
  for (const path of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'a',
    'javascript:1',
    '',
  ])
    assert.throws(() => publicAddress('https://souk.example', path), /leads to another origin/, path);
});
