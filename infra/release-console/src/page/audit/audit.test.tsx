import { setLanguage } from '@souk/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { registry, withRegistry } from '../testing/registry-double.ts';
import { renderConsole } from '../testing/render-console.tsx';

withRegistry();

it('shows the newest audit entries first, and more on request', async () => {
  const { user } = renderConsole('/audit');
  expect(await screen.findByText('reason 60')).toBeVisible();
  expect(screen.queryByText('reason 10')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('reason 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('finds entries by words, and shows a message where nothing matches', async () => {
  const { user } = renderConsole('/audit');
  await screen.findByText('reason 60');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'reason 7');
  await waitFor(() => expect(screen.queryByText('reason 60')).toBeNull());
  expect(screen.getByText('reason 7')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' nowhere');
  expect(await screen.findByText('No matching entries.')).toBeVisible();
});

it('keeps the caret where words are typed in the middle of the search', async () => {
  const { user } = renderConsole('/audit?search=prices missing');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'all ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(search).toHaveValue('all prices missing');
});

it('filters by who, remote, action and period, which are in the address and in the request', async () => {
  const { user } = renderConsole('/audit?remote=food&action=kill&actor=mar');
  await screen.findByText('reason 60');
  expect(screen.getByLabelText('User')).toHaveValue('mar');
  expect(screen.getByLabelText('Remote')).toHaveValue('food');
  await user.selectOptions(screen.getByLabelText('Action'), 'rollback');
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 24 hours');
  await waitFor(() =>
    expect(registry.auditQueries.at(-1)).toEqual({
      actor: 'mar',
      remote: 'food',
      action: 'rollback',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      limit: '50',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(registry.auditQueries.at(-1)).toEqual({ limit: '50' }));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it.each([
  ['en', 'Action', 'Rolled back'],
  ['ar', 'الإجراء', 'رجوع'],
] as const)('offers its actions in words, in %s (I18-5)', async (code, field, action) => {
  renderConsole('/audit');
  await screen.findByText('reason 60');
  act(() => setLanguage(code));
  const options = within(screen.getByLabelText(field)).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toContain(action);
  // As words, none is the registry's code for it.
  expect(options.filter(({ text, value }) => text === value)).toEqual([]);
});

it.each([
  [
    'en',
    'Token revoked',
    'Settings changed food',
    'Holdback in percent: 20',
    'Your token does not allow this.',
  ],
  ['ar', 'إلغاء رمز', 'تغيير الإعدادات food', 'نسبة المتبقين بالمئة: 20', 'رمزك لا يسمح بهذا.'],
] as const)(
  'shows actions, changed settings and refusals in words, in %s (I18-5)',
  async (code, revoked, changed, setting, refused) => {
    registry.auditEntries = [
      { action: 'token.revoke', remote: null, version: null, reason: 'build server' },
      { action: 'settings', version: null, reason: '{"holdback":20,"budgetBytes":null,"automatic":"act"}' },
      { action: 'kill', outcome: 'refused', code: 'not-allowed', reason: 'maria may not kill food.' },
    ];
    renderConsole('/audit');
    await screen.findByText('build server');
    act(() => setLanguage(code));
    expect(screen.getByRole('row', { name: new RegExp(revoked) })).toHaveTextContent('build server');
    const row = screen.getByRole('row', { name: new RegExp(changed) });
    // Without the marks that isolate a value in an Arabic sentence.
    expect(row.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(setting);
    expect(screen.getByRole('row', { name: new RegExp(refused) })).toHaveTextContent(
      'maria may not kill food.',
    );
    // Neither codes nor JSON.
    expect(screen.getByRole('table')).not.toHaveTextContent(/token\.revoke|not-allowed|budgetBytes|[{}]/);
  },
);

it('shows in whole sentences who did it from where, and the revision that it created', async () => {
  renderConsole('/audit');
  const row = (await screen.findByText('reason 60')).closest('tr') as HTMLElement;
  expect(within(row).getByText('maria from 127.0.0.1')).toBeVisible();
  expect(within(row).getByText('production · revision 60')).toBeVisible();
});
