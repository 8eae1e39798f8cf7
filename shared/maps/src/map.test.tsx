import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHistory } from '@souk/ui';
import type { MapProvider, MapSurfaceProps, Position } from './map-provider.ts';
import { Map } from './map.tsx';

const here = { lat: 1, lng: 2 };
const FakeSurface = ({ zoom, label, describedBy }: MapSurfaceProps) => (
  <div role="application" aria-label={label} aria-describedby={describedBy}>
    zoom {zoom}
  </div>
);
const aProvider = (load: MapProvider['load'] = () => Promise.resolve(FakeSurface)): MapProvider => ({
  name: 'leaflet',
  load,
});

it('opens at 17, and zooms by its buttons between the two ends (LOC-9, CON-4)', async () => {
  const onMove = jest.fn<void, [Position, number]>();
  const drawn = render(<Map provider={aProvider()} position={here} label="City" onMove={onMove} />);
  expect(await screen.findByText('zoom 17')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(onMove.mock.calls).toEqual([
    [here, 18],
    [here, 16],
  ]);
  drawn.rerender(<Map provider={aProvider()} position={here} label="City" zoom={22} onMove={onMove} />);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  drawn.rerender(<Map provider={aProvider()} position={here} label="City" zoom={1} onMove={onMove} />);
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

it('has a name, and describes the keys that move it', async () => {
  render(<Map provider={aProvider()} position={here} label="City" />);
  expect(await screen.findByRole('application', { name: 'City' })).toHaveAccessibleDescription(/arrow keys/);
});

it('fills the screen where the browser supports it, and closes by its button and by Back (LOC-1)', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  let full: Element | null = null;
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  Element.prototype.requestFullscreen = jest.fn(() => {
    full = screen.getByRole('application').parentElement;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  });
  document.exitFullscreen = jest.fn(() => {
    full = null;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  });
  let back: () => void = () => undefined;
  const openOverlay = (onBack: () => void) => {
    back = onBack;
    return () => undefined;
  };
  render(
    <OverlayHistory value={openOverlay}>
      <Map provider={aProvider()} position={here} label="City" />
    </OverlayHistory>,
  );
  await screen.findByRole('application');
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave full screen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }));
  expect(await screen.findByRole('button', { name: 'Leave full screen' })).toBeVisible();
  act(() => back());
  expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible();
});

it('shows that a map could not be loaded, and tries again on request', async () => {
  const load = jest.fn<ReturnType<MapProvider['load']>, []>();
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(FakeSurface);
  render(<Map provider={aProvider(load)} position={here} label="City" />);
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the map.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('zoom 17')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads a map that failed again after it had been closed', async () => {
  let refuse = (): void => undefined;
  const load = jest.fn<ReturnType<MapProvider['load']>, []>();
  load.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(new Error('no network')))));
  load.mockResolvedValue(FakeSurface);
  const provider = aProvider(load);
  render(<Map provider={provider} position={here} label="City" />).unmount();
  await act(async () => refuse());
  render(<Map provider={provider} position={here} label="City" />);
  expect(await screen.findByText('zoom 17')).toBeVisible();
});
