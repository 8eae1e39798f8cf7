import { start } from 'single-spa';
import { createHistory } from './history.ts';

// As in the host: the history is made first, then single-spa starts, which says a popstate of its own for every push.
const history = createHistory();
start();

beforeEach(() => history.replace('/'));

it('tells everybody once of where the page went, and how', () => {
  const heard: string[] = [];
  const stop = history.listen(() => heard.push(`${history.action} ${history.location.pathname}`));
  history.push('/home?module_id=1', { scroll: 10 });
  history.replace('/home?module_id=2');
  history.push('/home?module_id=2');
  expect(heard).toEqual(['PUSH /home', 'REPLACE /home', 'PUSH /home']);
  expect(history.location.search).toBe('?module_id=2');
  stop();
});

it('lets a listener send the page on', () => {
  const stop = history.listen(() => {
    if (history.location.pathname === '/home') history.replace('/');
  });
  history.push('/home');
  expect(history.location.pathname).toBe('/');
  expect(history.action).toBe('REPLACE');
  stop();
});

it('keeps what a page left for itself in its entry', () => {
  history.push('/home', { scroll: 10 });
  expect(history.location.state).toEqual({ scroll: 10 });
  expect(createHistory().location.state).toEqual({ scroll: 10 });
});

it('hears the browser’s own buttons', async () => {
  history.push('/a');
  history.push('/b');
  const gone = new Promise<void>((done) => history.listen(done));
  history.go(-1);
  await gone;
  expect(history.action).toBe('POP');
  expect(history.location.pathname).toBe('/a');
});

it('goes nowhere outside of this site, and stands as before', () => {
  expect(() => history.push('https://evil.example/')).toThrow();
  history.push('/home');
  expect(history.action).toBe('PUSH');
  expect(history.location.pathname).toBe('/home');
});
