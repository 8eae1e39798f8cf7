import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pictureSourceSet } from './pictures.ts';

it('names every width of a picture', () => {
  assert.equal(
    pictureSourceSet('/media/items/soup-480.webp'),
    '/media/items/soup-96.webp 96w, /media/items/soup-240.webp 240w, /media/items/soup-480.webp 480w, /media/items/soup-960.webp 960w',
  );
});

it('names one more width of a picture that is shown large', () => {
  assert.match(
    pictureSourceSet('/media/heroes/food-1600.webp') ?? '',
    /food-960\.webp 960w, .*food-1600\.webp 1600w$/,
  );
});

it('names none where an operator has pictures of one size', () => {
  assert.equal(pictureSourceSet('https://cdn.example/soup.jpg'), undefined);
});
