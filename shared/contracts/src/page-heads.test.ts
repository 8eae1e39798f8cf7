import assert from 'node:assert/strict';
import { it } from 'node:test';
import { categoryHead, flashSaleHead, listHead, MAX_DESCRIPTION } from './page-heads.ts';

const food = { id: 1, module_name: 'Food', description: 'Meals to your door' };
const soups = { id: 3, slug: 'soups', name: 'Soups', module_id: 1, image_full_url: '/media/soups.webp' };
const nightSale = { id: 4, title: 'Night sale' };

it('describes a list, a category and a sale by their names and their module (RTE-3)', () => {
  assert.equal(listHead('New stores', '/store/latest', food).description, 'New stores · Meals to your door');
  assert.equal(categoryHead(soups, food).description, 'Soups · Meals to your door');
  assert.equal(flashSaleHead(nightSale, 1, food).description, 'Night sale · Meals to your door');
});

it('leaves a description out where the module has none, or is another', () => {
  assert.equal(
    'description' in listHead('New stores', '/store/latest', { ...food, description: ' ' }),
    false,
  );
  for (const module of [undefined, null, { id: 2, description: 'The weekly shop' }]) {
    assert.equal('description' in categoryHead(soups, module), false);
    assert.equal('description' in flashSaleHead(nightSale, 1, module), false);
  }
  assert.equal('description' in categoryHead({ ...soups, module_id: null }, food), false);
  assert.equal('description' in flashSaleHead(nightSale, undefined, food), false);
});

it('cuts a long description', () => {
  const long = { ...food, description: 'Meals to your door, '.repeat(20) };
  const { description = '' } = listHead('New stores', '/store/latest', long);
  assert.ok(description.length <= MAX_DESCRIPTION + 1, description);
});
