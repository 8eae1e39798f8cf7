import { act, screen } from '@testing-library/react';
import { aModule, renderRemote } from '@souk/testing';
import { useRememberedTab } from './use-remembered-tab.ts';

const IDS = ['new', 'old'] as const;

function Chosen() {
  const [selected, select] = useRememberedTab('news', IDS);
  return (
    <button type="button" onClick={() => select('old')}>
      {selected}
    </button>
  );
}

beforeEach(() => sessionStorage.clear());

it('restores the selected tab while the tab of the browser is open (CRD-3)', async () => {
  const { user, unmount } = renderRemote(Chosen);
  await user.click(screen.getByRole('button', { name: 'new' }));
  unmount();
  renderRemote(Chosen);
  expect(screen.getByRole('button', { name: 'old' })).toBeVisible();
});

it('stores it for each module separately, also where one remote draws both', async () => {
  const { user, shell } = renderRemote(Chosen);
  await user.click(screen.getByRole('button', { name: 'new' }));
  act(() => shell.module.current.set(aModule({ id: 99 })));
  expect(screen.getByRole('button', { name: 'new' })).toBeVisible();
});
