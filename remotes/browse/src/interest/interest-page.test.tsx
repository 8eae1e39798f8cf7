import { screen, waitFor } from '@testing-library/react';
import { aCategory, marketplace, refuses, renderRemote } from '@souk/testing';
import { Browse } from '../browse.tsx';

const PATH = '/interest?module_id=1';
const chip = (name: string) => screen.findByRole('button', { name });
const press = (name: string) => screen.getByRole('button', { name });

it('saves the chosen categories and goes on to the home of the module (MOD-9)', async () => {
  const { user, shell } = renderRemote(Browse, { path: PATH });
  await user.click(await chip('Soups'));
  await user.click(press('Salads'));
  await user.click(press('Soups'));
  expect(press('Soups')).toHaveAttribute('aria-pressed', 'false');
  expect(press('Salads')).toHaveAttribute('aria-pressed', 'true');
  await user.click(press('Save'));
  expect(shell.interests.save).toHaveBeenCalledWith(1, [2]);
  expect(shell.navigate).toHaveBeenCalledWith('/home?module_id=1', { replace: true });
});

it('skips the question, which is stored as an answer (MOD-9)', async () => {
  const { user, shell } = renderRemote(Browse, { path: PATH });
  await chip('Soups');
  await user.click(press('Skip'));
  expect(shell.interests.save).toHaveBeenCalledWith(1, []);
  expect(shell.navigate).toHaveBeenCalledWith('/home?module_id=1', { replace: true });
});

it('shows what was chosen before, and a skip keeps it (MOD-9)', async () => {
  const { user, shell } = renderRemote(Browse, { path: PATH, shell: { interests: { 1: [2] } } });
  expect(await chip('Salads')).toHaveAttribute('aria-pressed', 'true');
  await user.click(press('Skip'));
  expect(shell.interests.save).not.toHaveBeenCalled();
  expect(shell.navigate).toHaveBeenCalled();
});

it('leaves out a category that no longer exists (MOD-9)', async () => {
  const { user, shell } = renderRemote(Browse, { path: PATH, shell: { interests: { 1: [2, 77] } } });
  await chip('Salads');
  await user.click(press('Save'));
  expect(shell.interests.save).toHaveBeenCalledWith(1, [2]);
});

it('keeps the choice where it could not be saved (MOD-9, API-8)', async () => {
  const { user, shell } = renderRemote(Browse, { path: PATH });
  jest.mocked(shell.interests.save).mockRejectedValueOnce(new Error('refused'));
  await user.click(await chip('Soups'));
  await user.click(press('Save'));
  await waitFor(() => expect(press('Save')).not.toHaveAttribute('aria-busy'));
  expect(press('Soups')).toHaveAttribute('aria-pressed', 'true');
  expect(shell.navigate).not.toHaveBeenCalled();
});

it('goes to the home where the module has no categories (MOD-4)', async () => {
  marketplace.answers({ categories: [] });
  const { shell } = renderRemote(Browse, { path: PATH });
  await waitFor(() => expect(shell.history.location.pathname).toBe('/home'));
});

it('offers a retry where the categories could not be loaded (API-8)', async () => {
  marketplace.answers({ categories: refuses(429) });
  const { user } = renderRemote(Browse, { path: PATH });
  const again = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ categories: [aCategory()] });
  await user.click(again);
  expect(await chip('Soups')).toBeVisible();
});

it('is complete in Arabic (I18-5)', async () => {
  renderRemote(Browse, { path: PATH, language: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ما الذي يهمك؟' })).toBeVisible();
});
