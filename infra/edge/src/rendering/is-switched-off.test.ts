import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ResolvedPage } from '@souk/contracts';
import { aDocument } from '../testing/documents.ts';
import { isSwitchedOff } from './is-switched-off.ts';

const LANDING: ResolvedPage = { kind: 'host' };
const FOOD: ResolvedPage = { kind: 'remote', remote: 'food', moduleType: 'food' };

for (const [serverRenderingOff, landing, food] of [
  [undefined, false, false],
  [[], false, false],
  [['grocery'], false, false],
  [['food'], false, true],
  [['host'], true, true],
] as const)
  it(`server rendering, with ${JSON.stringify(serverRenderingOff)} off, is off for ${[landing && 'landing', food && 'food'].filter(Boolean).join(' and ') || 'nothing'}`, () => {
    const document = aDocument(1, serverRenderingOff && { serverRenderingOff: [...serverRenderingOff] });
    assert.deepEqual([isSwitchedOff(document, LANDING), isSwitchedOff(document, FOOD)], [landing, food]);
  });
