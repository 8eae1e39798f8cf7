import { anItem, aStore } from '@souk/testing';
import { listOf } from './complete.ts';
import { rememberImageBases } from './image-address.ts';
import { readItem } from './read-item.ts';
import { readItemPage, readRecommendedPage, readStorePage } from './read-page.ts';
import { readStore } from './read-store.ts';

afterEach(() => rememberImageBases(null));

describe('reading an operator’s answers (AMB-21)', () => {
  it('accepts an item of the contract as it is', () => {
    expect(readItem(anItem())).toEqual(anItem());
  });

  it('returns a field with two spellings under one name, whichever was sent', () => {
    const { store_discount: _, wishlist_count: __, halal_tag_status: ___, ...older } = anItem();
    expect(readItem({ ...older, restaurant_discount: 15, whislists_count: 4, is_halal: 1 })).toMatchObject({
      store_discount: 15,
      wishlist_count: 4,
      halal_tag_status: 1,
    });
  });

  it('fills in missing and null fields, and keeps a null that has a meaning', () => {
    const item = readItem({
      id: 3,
      name: 'Bare',
      price: 2,
      module: { module_type: 'grocery' },
      add_ons: null,
    });
    expect(item).toMatchObject({
      module_type: 'grocery',
      add_ons: [],
      variations: [],
      discount: 0,
      stock: null,
      maximum_cart_quantity: null,
      image_full_url: '',
    });
  });

  it('finds a picture by its full address, else by its name below the marketplace’s base (API-13)', () => {
    rememberImageBases({
      item_image_url: '/pictures',
      store_image_url: '/logos',
      store_cover_photo_url: '/covers',
    });
    expect(readItem({ image: 'soup.png' }).image_full_url).toBe('/pictures/soup.png');
    expect(readItem({ image: 'soup.png', image_full_url: '/full.png' }).image_full_url).toBe('/full.png');
    expect(readStore({ logo: 'l.png', cover_photo: 'c.png' })).toMatchObject({
      logo_full_url: '/logos/l.png',
      cover_photo_full_url: '/covers/c.png',
    });
  });

  it('does not close a store without data about that', () => {
    expect(readStore({ id: 1, name: 'Bare' })).toMatchObject({ active: 1, open: 1, distance: null });
    expect(readStore(aStore({ active: 0, open: 0 }))).toEqual(aStore({ active: 0, open: 0 }));
  });

  it('takes null for an empty list', () => {
    expect(listOf(readItem)(null)).toEqual([]);
    expect(readItemPage({ products: null, total_size: 0 }).products).toEqual([]);
    expect(readStorePage(null)).toEqual({ stores: [], total_size: 0, limit: 10, offset: 1 });
  });

  it('gives recommended rows under both of their names (HOM-13)', () => {
    const { items, products } = readRecommendedPage({ items: [anItem()] });
    expect([items.length, products.length]).toEqual([1, 1]);
  });
});
