import { framing } from './framing.ts';
import { toWorld, worldSize } from './mercator.ts';

const size = { width: 600, height: 300 };
const harbour = { lat: 24.78, lng: 54.76 };
const island = { lat: 24.794, lng: 54.785 };

it('shows both ends of a route, as near as they fit (LOC-18)', () => {
  const shown = framing([harbour, island], size, 17);
  const inside = (zoom: number) =>
    [harbour, island].every((place) => {
      const [x, y] = toWorld(place);
      const [middleX, middleY] = toWorld(shown?.position ?? harbour);
      const pixels = worldSize(zoom);
      return Math.abs(x - middleX) * pixels < 300 && Math.abs(y - middleY) * pixels < 150;
    });
  expect(shown?.zoom).toBe(14);
  expect(inside(14)).toBe(true);
  expect(inside(15)).toBe(false);
});

it('puts one place in the middle, and goes no nearer than asked', () => {
  const shown = framing([harbour], size, 17);
  expect(shown?.zoom).toBe(17);
  expect(shown?.position.lat).toBeCloseTo(harbour.lat, 9);
  expect(shown?.position.lng).toBeCloseTo(harbour.lng, 9);
});

it('frames nothing where there is no place', () => {
  expect(framing([], size, 17)).toBeNull();
});
