import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryFee, distanceFee } from './delivery-fee.ts';

describe('The delivery fee', () => {
  it('charges the distance by kilometres, within the minimum and maximum of a zone (CHK-11)', () => {
    const zone = { delivery_fee_per_km: 150, minimum_delivery_fee: 500, maximum_delivery_fee: 3000 };
    assert.deepEqual(
      [0, 3_333, 4_000, 12_345, 90_000].map((metres) => deliveryFee(metres, zone)),
      [500, 500, 600, 1852, 3000],
    );
  });

  it('has no maximum for parcels, and never less than the minimum (PCL-4)', () => {
    assert.equal(distanceFee(90_000, { perKm: 150, min: 500 }), 13_500);
    assert.equal(distanceFee(1_000, { perKm: 150, min: 500, max: 100 }), 500);
  });
});
