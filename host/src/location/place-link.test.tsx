import { placePath } from '@souk/contracts';
import { aLocation } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderHost, type HostFacts } from '../testing/render-host.tsx';
import { followPlaceLink } from './place-link.ts';

const here = () => `${window.location.pathname}${window.location.search}`;

function openLink(path: string, place: HostFacts['place'] = null) {
  const { shell } = renderHost({ path, place, module: null });
  const { history, toast } = shell.services;
  void followPlaceLink({ location: shell.location, history, toast });
  return shell.services.location.current;
}

it('takes the place of a link where none is stored, and goes on to its page (LOC-24)', async () => {
  const place = openLink(placePath({ lat: 24.78, lng: 54.76 }, '/home?module_id=2'));
  await waitFor(() => expect(here()).toBe('/home?module_id=2'));
  expect(place.get()).toMatchObject({ lat: 24.78, lng: 54.76 });
});

it('asks for a module at the place where a link names no page (LOC-8)', async () => {
  openLink(placePath({ lat: 24.78, lng: 54.76 }));
  expect(
    await screen.findByRole('dialog', { name: 'Select a type of module for your orders' }),
  ).toBeVisible();
  expect(here()).toBe('/');
});

it('leaves the place of a visitor who has one, and leads on to the page (LOC-24)', async () => {
  const own = aLocation();
  const place = openLink(placePath({ lat: 1, lng: 2 }, '/home?module_id=2'), own);
  await waitFor(() => expect(here()).toBe('/home?module_id=2'));
  expect(place.get()).toEqual(own);
});

it.each(['', 'home', '91,10', '1,181', '1,2,3', '<script>'])(
  'ignores the place "%s" (LOC-24)',
  async (text) => {
    const place = openLink(`/?place=${encodeURIComponent(text)}`);
    await waitFor(() => expect(here()).toBe('/'));
    expect(place.get()).toBeNull();
  },
);
