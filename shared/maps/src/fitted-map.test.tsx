import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FittedMap } from './fitted-map.tsx';
import type { MapProvider, MapSurfaceProps, Position } from './map-provider.ts';

const FakeSurface = ({ position, zoom, onMove }: MapSurfaceProps) => (
  <button type="button" onClick={() => onMove({ lat: 1, lng: 1 }, 12)}>
    {`${position.lng.toFixed(3)} at ${zoom}`}
  </button>
);
const provider: MapProvider = { name: 'leaflet', load: () => Promise.resolve(FakeSurface) };
const markersAt = (...places: Position[]) =>
  places.map((position, id) => ({ id, position, label: `${id}`, icon: null }));
const [door, near, far] = [
  { lat: 24.78, lng: 54.76 },
  { lat: 24.78, lng: 54.762 },
  { lat: 24.78, lng: 54.78 },
];
const map = (...places: Position[]) => (
  <FittedMap provider={provider} label="City" markers={markersAt(...places)} fitLabel="Center" nearest={15} />
);

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

it('shows all markers, and follows them until it is moved (ORD-11)', async () => {
  const { rerender } = render(map(door, far));
  expect(await screen.findByText('54.770 at 13')).toBeVisible();
  rerender(map(door, near));
  expect(await screen.findByText('54.761 at 15')).toBeVisible();
  await userEvent.click(screen.getByText('54.761 at 15'));
  rerender(map(door, far));
  expect(await screen.findByText('1.000 at 12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Center' }));
  expect(await screen.findByText('54.770 at 13')).toBeVisible();
});
