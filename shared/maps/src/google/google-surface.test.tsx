import type * as GoogleMaps from '@react-google-maps/api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import type { MapSurfaceProps } from '../map-provider.ts';
import { GoogleSurface } from './google-surface.tsx';

const mockLoader = jest.fn((_: { googleMapsApiKey: string; language: string }) => ({
  isLoaded: true,
  loadError: undefined as Error | undefined,
}));
const mockCentre = { lat: 24.72, lng: 46.68 };

interface FakeMapProps {
  onLoad(map: unknown): void;
  onIdle(): void;
  options: { minZoom: number; maxZoom: number; disableDefaultUI: boolean };
  children: ReactNode;
}

function MockGoogleMap({ onLoad, onIdle, options, children }: FakeMapProps) {
  useEffect(() => onLoad({ getCenter: () => ({ toJSON: () => mockCentre }), getZoom: () => 15 }), [onLoad]);
  return (
    <>
      <button onClick={onIdle}>rest</button>
      <output>{JSON.stringify(options)}</output>
      {children}
    </>
  );
}

jest.mock('@react-google-maps/api', () => ({
  useJsApiLoader: (options: Parameters<typeof mockLoader>[0]) => mockLoader(options),
  GoogleMap: (props: FakeMapProps) => <MockGoogleMap {...props} />,
  PolygonF: () => null,
  PolylineF: ({ path }: { path: unknown[] }) => <p>a route of {path.length} corners</p>,
  OverlayViewF: ({ children }: GoogleMaps.OverlayViewProps) => <>{children}</>,
  OVERLAY_MOUSE_TARGET: 'overlayMouseTarget',
}));

function drawSurface(changes: Partial<MapSurfaceProps> = {}) {
  const props: MapSurfaceProps = {
    position: { lat: 24.7, lng: 46.6 },
    zoom: 17,
    minZoom: 1,
    maxZoom: 22,
    label: 'City',
    describedBy: 'keys',
    outlines: [],
    route: [],
    markers: [{ id: 1, position: mockCentre, label: 'Bakery', icon: '🥖' }],
    onMove: jest.fn(),
    onFail: jest.fn(),
    ...changes,
  };
  render(<GoogleSurface {...props} googleKey="a-key" />);
  return props;
}

it('loads Google Maps with the operator’s key, in the page’s language (LOC-23)', () => {
  drawSurface();
  expect(mockLoader).toHaveBeenCalledWith({ googleMapsApiKey: 'a-key', language: 'en' });
  expect(JSON.parse(screen.getByRole('status').textContent)).toMatchObject({
    disableDefaultUI: true,
    minZoom: 1,
    maxZoom: 22,
  });
  expect(screen.getByRole('img', { name: 'Bakery' })).toBeVisible();
});

it('reports where the map stopped', () => {
  const { onMove } = drawSurface();
  fireEvent.click(screen.getByRole('button', { name: 'rest' }));
  expect(onMove).toHaveBeenCalledWith(mockCentre, 15);
});

it('reports that Google Maps could not be loaded', () => {
  const error = new Error('no such key');
  mockLoader.mockReturnValueOnce({ isLoaded: false, loadError: error });
  const { onFail } = drawSurface();
  expect(onFail).toHaveBeenCalledWith(error);
});

const stops = [
  { lat: 24.7, lng: 46.6 },
  { lat: 24.8, lng: 46.7 },
];

it('draws the straight route until Google has one along the streets (LOC-18)', async () => {
  let refuse = (): void => undefined;
  const findRoute = () => new Promise((_, reject) => (refuse = () => reject(new Error('REQUEST_DENIED'))));
  offerDirections(findRoute);
  drawSurface({ route: stops });
  expect(screen.getByText('a route of 2 corners')).toBeVisible();
  await act(async () => refuse());
  expect(screen.getByText('a route of 2 corners')).toBeVisible();
});

it('follows the streets where Google offers its directions (LOC-18)', async () => {
  const corner = { toJSON: () => mockCentre };
  const findRoute = jest.fn(async (_: unknown) => ({
    routes: [{ overview_path: [corner, corner, corner] }],
  }));
  offerDirections(findRoute);
  drawSurface({ route: stops });
  expect(await screen.findByText('a route of 3 corners')).toBeVisible();
  expect(findRoute).toHaveBeenCalledWith({ origin: stops[0], destination: stops[1], travelMode: 'WALKING' });
});

function offerDirections(route: (request: unknown) => Promise<unknown>) {
  class DirectionsService {
    route = route;
  }
  const maps = { DirectionsService, TravelMode: { WALKING: 'WALKING' } };
  Object.defineProperty(window, 'google', { configurable: true, value: { maps } });
}
