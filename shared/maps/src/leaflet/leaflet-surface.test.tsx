import { fireEvent, render, screen } from '@testing-library/react';
import type { MapSurfaceProps } from '../map-provider.ts';
import { emptyCity } from './city.ts';
import { LeafletSurface } from './leaflet-surface.tsx';

const start = { lat: 24.7, lng: 46.6 };

function drawSurface(changes: Partial<MapSurfaceProps> = {}) {
  const onMove = jest.fn<void, Parameters<MapSurfaceProps['onMove']>>();
  const props: MapSurfaceProps = {
    position: start,
    zoom: 17,
    minZoom: 1,
    maxZoom: 22,
    label: 'City',
    describedBy: 'keys',
    outlines: [],
    markers: [],
    route: [],
    onMove,
    onFail: () => undefined,
    ...changes,
  };
  const surface = (more: Partial<MapSurfaceProps> = {}) => (
    <LeafletSurface city={emptyCity()} {...props} {...more} />
  );
  const drawn = render(surface());
  const move = (more: Partial<MapSurfaceProps>) => drawn.rerender(surface(more));
  return { ...drawn, onMove, move };
}

beforeEach(() => {
  // jsdom draws nothing; the tiles are proved where they are drawn.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const matches = { matches: true } as MediaQueryList;
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), matches) as MediaQueryList);
});

it('moves by the arrow keys and zooms by plus and minus (LOC-9)', () => {
  const { onMove } = drawSurface();
  const map = screen.getByRole('application', { name: 'City' });
  expect(map).toHaveAttribute('tabindex', '0');
  fireEvent.focus(map);
  const press = (keyCode: number) => fireEvent.keyDown(map, { keyCode });
  press(39);
  expect(onMove.mock.lastCall?.[0].lng).toBeGreaterThan(start.lng);
  press(187);
  expect(onMove.mock.lastCall?.[1]).toBe(18);
});

it('moves on request without reporting it back', () => {
  const { onMove, move } = drawSurface();
  move({ position: { lat: 24.812345678, lng: 46.812345678 }, zoom: 12 });
  expect(onMove).not.toHaveBeenCalled();
});

it('draws outlines, and shades what lies outside of all of them', () => {
  const corners = [
    { lat: 24.6, lng: 46.5 },
    { lat: 24.6, lng: 46.7 },
    { lat: 24.8, lng: 46.7 },
  ];
  const { container } = drawSurface({ outlines: [{ id: 1, corners }] });
  expect(container.querySelectorAll('path.zone-outline')).toHaveLength(1);
  expect(container.querySelectorAll('path.outside-outlines')).toHaveLength(1);
});

it('names the markers of the map', () => {
  drawSurface({ markers: [{ id: 1, position: start, label: 'Bakery', icon: '🥖' }] });
  expect(screen.getByRole('img', { name: 'Bakery' })).toBeInTheDocument();
});

it('draws a route only between two places (LOC-18)', () => {
  const there = { lat: 24.71, lng: 46.61 };
  const { container, move } = drawSurface({ route: [start, there] });
  expect(container.querySelectorAll('path.route')).toHaveLength(1);
  move({ route: [start] });
  expect(container.querySelectorAll('path.route')).toHaveLength(0);
});
