import { waitFor } from '@testing-library/react';
import { start } from 'single-spa';
import { createHistory } from './history.ts';

// As in the host: the history is made first, then single-spa starts, which dispatches its own popstate for every push.
const history = createHistory();
start();

/** The history of another load of the page; of two that listen, both would act. */
const anotherHistory = () =>
  createHistory({
    history: window.history,
    location: window.location,
    addEventListener: () => undefined,
  } as never);

beforeEach(() => history.replace('/'));

it('notifies every listener once of a navigation, and of its kind', () => {
  const listener: string[] = [];
  const stop = history.listen(() => listener.push(`${history.action} ${history.location.pathname}`));
  history.push('/home?module_id=1', { scroll: 10 });
  history.replace('/home?module_id=2');
  history.push('/home?module_id=2');
  expect(listener).toEqual(['PUSH /home', 'REPLACE /home', 'PUSH /home']);
  expect(history.location.search).toBe('?module_id=2');
  stop();
});

it('lets a listener redirect the navigation', () => {
  const stop = history.listen(() => {
    if (history.location.pathname === '/home') history.replace('/');
  });
  history.push('/home');
  expect(history.location.pathname).toBe('/');
  expect(history.action).toBe('REPLACE');
  stop();
});

it('stores what a page saved for itself in its entry', () => {
  history.push('/home', { scroll: 10 });
  expect(history.location.state).toEqual({ scroll: 10 });
  expect(anotherHistory().location.state).toEqual({ scroll: 10 });
});

it('follows the browser’s own buttons', async () => {
  history.push('/a');
  history.push('/b');
  const gone = new Promise<void>((done) => history.listen(done));
  history.go(-1);
  await gone;
  expect(history.action).toBe('POP');
  expect(history.location.pathname).toBe('/a');
});

it('refuses to leave this site, and stays as it was', () => {
  expect(() => history.push('https://evil.example/')).toThrow();
  history.push('/home');
  expect(history.action).toBe('PUSH');
  expect(history.location.pathname).toBe('/home');
});

describe('something that opens above the page', () => {
  /** Goes through the browser's own entries, whatever they stand for. */
  const go = async (delta: number) => {
    const { state } = window.history;
    window.history.go(delta);
    await waitFor(() => expect(window.history.state).not.toEqual(state));
  };
  const back = () => go(-1);
  const backLeadsTo = async (pathname: string) => {
    await back();
    await waitFor(() => expect(history.location.pathname).toBe(pathname));
    expect(window.location.pathname).toBe(pathname);
  };
  /** A new page whose address is shown once, so that Back leads to `/before`. */
  const openPage = () => {
    history.push('/before');
    history.push('/page?tab=1', { scroll: 10 });
    return history.location.key;
  };
  /** As dialogs do it: they are closed by Back, and say that they are. */
  const open = (closed: string[], name = 'dialog') => {
    const close = history.openOverlay(() => closed.push(name));
    return close;
  };

  it('is closed by Back, which leaves the page as it was', async () => {
    const key = openPage();
    const listener = jest.fn();
    const stop = history.listen(listener);
    const closed: string[] = [];
    open(closed);
    expect(window.location.search).toBe('?tab=1');
    await back();
    expect(closed).toEqual(['dialog']);
    expect(listener).not.toHaveBeenCalled();
    expect(history.location).toMatchObject({ pathname: '/page', key, state: { scroll: 10 } });
    stop();
    await backLeadsTo('/before');
  });

  it('closes one at a time, the last one first', async () => {
    openPage();
    const closed: string[] = [];
    open(closed, 'drawer');
    open(closed, 'question');
    await back();
    expect(closed).toEqual(['question']);
    await back();
    expect(closed).toEqual(['question', 'drawer']);
    expect(history.location.pathname).toBe('/page');
  });

  it('closes all of them where the step leads further back in the page', async () => {
    openPage();
    const closed: string[] = [];
    open(closed, 'drawer');
    open(closed, 'question');
    await go(-2);
    expect(closed).toEqual(['question', 'drawer']);
    expect(history.location.pathname).toBe('/page');
  });

  it('closed by other means leaves no extra entry to Back', async () => {
    openPage();
    open([])();
    await backLeadsTo('/before');
  });

  it('closed by other means under another one leaves Back to the other one', async () => {
    openPage();
    const closed: string[] = [];
    open(closed, 'drawer');
    open(closed, 'question')();
    await back();
    expect(closed).toEqual(['drawer']);
    expect(history.location.pathname).toBe('/page');
    await backLeadsTo('/before');
  });

  it('stays closed on Forward', async () => {
    openPage();
    const closed: string[] = [];
    open(closed);
    await back();
    await go(1);
    expect(closed).toEqual(['dialog']);
    expect(history.location.pathname).toBe('/page');
    await backLeadsTo('/before');
  });

  it('gives its entry to the page that it leads to', async () => {
    openPage();
    const entries = window.history.length;
    const close = open([]);
    history.push('/checkout');
    close();
    expect(window.history.length).toBe(entries + 1);
    await backLeadsTo('/page');
  });

  it('keeps the address that the page got in the meantime', async () => {
    openPage();
    const closed: string[] = [];
    open(closed);
    history.replace('/page?tab=2');
    await back();
    expect(closed).toEqual(['dialog']);
    expect(window.location.search).toBe('?tab=2');
    expect(history.location.search).toBe('?tab=2');
  });

  it('keeps that address also when the customer returns from the next page', async () => {
    openPage();
    open([])();
    history.replace('/page?tab=2');
    history.push('/next');
    await backLeadsTo('/page');
    expect(window.location.search).toBe('?tab=2');
    await backLeadsTo('/before');
  });

  it('closes when the page under it is left by a longer step', async () => {
    openPage();
    const closed: string[] = [];
    open(closed);
    await go(-2);
    expect(history.location.pathname).toBe('/before');
    expect(closed).toEqual(['dialog']);
  });

  it('that stays open over the next page is closed by Back there', async () => {
    openPage();
    const closed: string[] = [];
    open(closed);
    history.push('/next');
    await new Promise((done) => setTimeout(done));
    await back();
    expect(closed).toEqual(['dialog']);
    expect(history.location.pathname).toBe('/next');
  });

  it('is lost at a reload, after which Back leads to the page before', async () => {
    const left = anotherHistory();
    left.push('/before');
    left.push('/page');
    left.openOverlay(() => undefined);
    const reloaded = createHistory();
    expect(reloaded.location.pathname).toBe('/page');
    window.history.back();
    await waitFor(() => expect(reloaded.location.pathname).toBe('/before'));
  });
});
