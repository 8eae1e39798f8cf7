import type { PlaceAt } from '@souk/contracts';
import type { MapSurfaceProps, Position } from '@souk/maps';
import { aCustomer, anAddress, renderRemote } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AddressDialog } from '../address-dialog.tsx';

/** A map that can be dragged to one place. */
function mockSurface({ position, zoom, onMove }: MapSurfaceProps) {
  return (
    <button type="button" onClick={() => onMove({ lat: 24.72, lng: position.lng }, zoom)}>
      drag
    </button>
  );
}
const mockMap = { name: 'leaflet', load: () => Promise.resolve(mockSurface) };
jest.mock('../page/use-map-provider.ts', () => ({ useMapProvider: () => mockMap }));

const home = anAddress({ id: 1 });
const DEVICE = { lat: 24.7, lng: 46.7 };

/** Opens the form of a saved address, and asks the device where it is, which takes until `arrive` is called. */
async function openLocating() {
  const arrivals: ((position: Position | null) => void)[] = [];
  const given = {
    save: jest.fn(async (typed: typeof home) => typed),
    lookUp: async (at: Position): Promise<PlaceAt> => ({
      ...at,
      address: `Found at ${at.lat}`,
      zoneIds: [1],
      problem: null,
    }),
    locate: () => new Promise<Position | null>((resolve) => arrivals.push(resolve)),
    onAnswer: jest.fn(),
  };
  const { user } = renderRemote(() => <AddressDialog address={home} {...given} />, {
    shell: { customer: aCustomer() },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Update Address' }));
  await form.findByRole('button', { name: 'drag' }, { timeout: 10_000 });
  const button = (name: string) => form.getByRole('button', { name });
  await user.click(button('Use current location'));
  const arrive = (position: Position | null, at = 0) => act(async () => arrivals[at]?.(position));
  return { ...given, user, form, button, arrive };
}

it('saves nothing while the device is finding its position, then what it found (ADDR-3)', async () => {
  const { form, user, button, arrive, save } = await openLocating();
  expect(button('Update Address')).toBeDisabled();
  await user.click(button('Update Address'));
  expect(save).not.toHaveBeenCalled();
  await arrive(DEVICE);
  expect(await form.findByText('Found at 24.7')).toBeVisible();
  await user.click(button('Update Address'));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ latitude: 24.7 })));
});

it('stays where the map was dragged to, though the device’s position comes later (ADDR-3)', async () => {
  const { form, user, button, arrive, save } = await openLocating();
  await user.click(button('Zoom in'));
  expect(button('Update Address')).toBeDisabled();
  await user.click(button('drag'));
  expect(button('Update Address')).toBeEnabled();
  await arrive(DEVICE);
  expect(await form.findByText('Found at 24.72')).toBeVisible();
  await user.click(button('Update Address'));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ latitude: 24.72 })));
});

it('stays at the saved address after a reset, and goes to the device when it is asked again (ADDR-3, ADDR-4)', async () => {
  const { form, user, button, arrive } = await openLocating();
  await user.click(button('Reset'));
  await arrive(DEVICE);
  expect(form.getByText(home.address)).toBeVisible();
  await user.click(button('Use current location'));
  await arrive(null, 1);
  expect(button('Update Address')).toBeEnabled();
  expect(form.getByText(home.address)).toBeVisible();
});
