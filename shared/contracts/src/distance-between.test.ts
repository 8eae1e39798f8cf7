import assert from 'node:assert/strict';
import { it } from 'node:test';
import { distanceBetween } from './distance-between.ts';

const dubai = { lat: 25.2048, lng: 55.2708 };

it('is the length of an arc of the globe', () => {
  assert.equal(Math.round(distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })), 111_195);
  assert.equal(Math.round(distanceBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })), 111_195);
  // A degree of longitude is shorter the nearer it is to a pole.
  assert.equal(Math.round(distanceBetween({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })), 55_597);
  assert.equal(Math.round(distanceBetween({ lat: 0, lng: -90 }, { lat: 0, lng: 90 })), 20_015_087);
});

it('is the same both ways, and nothing from a position to itself', () => {
  const abuDhabi = { lat: 24.4539, lng: 54.3773 };
  assert.equal(distanceBetween(dubai, abuDhabi), distanceBetween(abuDhabi, dubai));
  assert.equal(distanceBetween(dubai, dubai), 0);
});
