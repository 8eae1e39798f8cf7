import { allowConsoleError } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openShell, renderHost } from '../testing/render-host.tsx';
import { languageWasChanged } from './preferences.ts';

const root = document.documentElement;
const settings = () => JSON.parse(localStorage.getItem('settings') ?? '{}');

beforeEach(() => {
  root.lang = 'en';
  for (const name of ['souk_language', 'souk_theme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

async function chooseArabic(yes: boolean) {
  // jsdom cannot reload a page, and logs an error.
  allowConsoleError(/navigation/);
  const host = renderHost({ wide: true });
  await host.user.click(screen.getByRole('button', { name: 'Dark theme' }));
  await host.user.click(screen.getByRole('button', { name: 'Language' }));
  await host.user.click(await screen.findByRole('menuitemradio', { name: /العربية/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Language' }));
  const sentence = 'Are you sure to change the language? The browser will refresh to get translated content.';
  expect(question.getByText(sentence)).toBeVisible();
  await host.user.click(question.getByRole('button', { name: yes ? 'Yes' : 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('asks before it changes the language, and remembers language, country and direction (I18-1, I18-2)', async () => {
  await chooseArabic(true);
  expect(localStorage.getItem('language')).toBe('ar');
  expect(localStorage.getItem('country')).toBe('SA');
  expect(settings()).toEqual({ direction: 'rtl', theme: 'dark' });
  expect(document.cookie).toContain('souk_language=ar');
});

it('draws the next page in the chosen language, and shows once that it was changed (I18-2)', async () => {
  localStorage.setItem('language', 'ar');
  sessionStorage.setItem('language-changed', '1');
  renderHost({ path: '/auth/sign-in' });
  expect(root).toHaveAttribute('lang', 'ar');
  expect(root).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('button', { name: 'السلة' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('تم تغيير اللغة')).toBeVisible());
  // The next load shows no message.
  expect(languageWasChanged()).toBe(false);
});

it('changes nothing on no (I18-2)', async () => {
  await chooseArabic(false);
  expect(localStorage.getItem('language')).toBeNull();
});

it('switches between light and dark, and stores it for the next page and its first bytes (I18-3)', async () => {
  const { user } = renderHost({ wide: true });
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(settings()).toEqual({ direction: 'ltr', theme: 'dark' });
  expect(document.cookie).toContain('souk_theme=dark');
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('gives the browser’s own frame the colour of the header in the chosen theme (I18-3)', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = `header { background-color: #ffffff } [data-theme='dark'] header { background-color: #1d1a17 }`;
  const metas = ['light', 'dark'].map((scheme) => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.media = `(prefers-color-scheme: ${scheme})`;
    return meta;
  });
  const { user } = renderHost({ wide: true });
  document.head.append(sheet, ...metas);
  const colors = () => metas.map(({ content }) => content);
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(colors()).toEqual(['rgb(29, 26, 23)', 'rgb(29, 26, 23)']);
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(colors()).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  for (const element of [sheet, ...metas]) element.remove();
});

it.each([
  [true, 'Light theme'],
  [false, 'Dark theme'],
])('follows the system where no theme was chosen: dark is %s (I18-4)', (dark, offered) => {
  // What an earlier page had in its HTML.
  root.dataset.theme = 'dark';
  renderHost({ wide: true, dark });
  expect(root).not.toHaveAttribute('data-theme');
  expect(screen.getByRole('button', { name: offered })).toBeVisible();
  expect(settings()).toEqual({});
});

it('ignores damaged settings', () => {
  localStorage.setItem('settings', '{"theme":');
  localStorage.setItem('language', 'xx');
  openShell();
  expect(root).toHaveAttribute('lang', 'en');
});
