import { popularItemsQuery, useScope } from '@souk/api-client';
import { bus } from '@souk/event-bus';
import type { RemoteProps } from '@souk/contracts';
import {
  aModule,
  allowConsoleError,
  anItem,
  anItemPage,
  aShell,
  marketplace,
  renderRemote,
} from '@souk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createRemote, serverSource } from './create-remote.tsx';
import { lazyPage, Link, Route, Routes, useLocation, useNavigate, useQuery, useShell } from './index.ts';

/** A slot of a test: the remote's element in the page, and what the remote reported. */
function aSlot(shell = aShell()) {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props: RemoteProps = {
    shell,
    domElement,
    idPrefix: 'food',
    onReady: jest.fn(),
    onRenderError: jest.fn(),
  };
  return { props, domElement, shell };
}

async function mounted(App: React.ComponentType, slot = aSlot()) {
  const remote = createRemote({ App });
  // Each step ends with a picture, and within act() there is none before the end.
  const step = async (begin: () => Promise<unknown>) => {
    let end: Promise<unknown> = Promise.resolve();
    await act(async () => void (end = begin()));
    await end;
  };
  await remote.bootstrap(slot.props);
  await step(() => remote.mount(slot.props));
  return {
    ...slot,
    leave: () => step(() => remote.unmount(slot.props)),
    hide: () => step(() => remote.hide(slot.props)),
    show: () => step(() => remote.show(slot.props)),
  };
}

afterEach(() => document.body.replaceChildren());

it('draws the remote in its slot, reports when it is drawn, and leaves nothing behind', async () => {
  const { props, domElement, leave } = await mounted(() => <h1>{useShell().version}</h1>);
  expect(screen.getByRole('heading')).toHaveTextContent('1.');
  await waitFor(() => expect(props.onReady).toHaveBeenCalledTimes(1));
  await leave();
  expect(domElement).toBeEmptyDOMElement();
  expect(props.onRenderError).not.toHaveBeenCalled();
});

it('reports a tree that throws at once to the slot, and can still be unmounted', async () => {
  allowConsoleError(/broken|error boundary/);
  const { props, leave } = await mounted(function App(): never {
    throw new Error('broken');
  });
  expect(props.onRenderError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  await leave();
});

it('reports a tree that throws later to the slot', async () => {
  allowConsoleError(/broken|error boundary/);
  let breakNow: () => void = () => undefined;
  const { props, domElement } = await mounted(function App() {
    const [broken, setBroken] = useState(false);
    breakNow = () => setBroken(true);
    if (broken) throw new Error('broken');
    return <p>fine</p>;
  });
  expect(props.onRenderError).not.toHaveBeenCalled();
  act(breakNow);
  expect(props.onRenderError).toHaveBeenCalledTimes(1);
  expect(domElement).not.toHaveTextContent('fine');
});

it('mounts again after it was unmounted', async () => {
  const slot = aSlot();
  const App = () => <p>here</p>;
  const { leave } = await mounted(App, slot);
  await leave();
  await mounted(App, aSlot());
  expect(screen.getByText('here')).toBeVisible();
});

it('hydrates what a server rendered of it, and reports where it renders something else', async () => {
  const rendered = (html: string) => {
    const slot = aSlot();
    slot.domElement.innerHTML = html;
    return { ...slot, props: { ...slot.props, onHydrationError: jest.fn() } };
  };
  const App = () => <p>here</p>;
  const same = rendered('<!--&--><p>here</p><!--/&-->');
  const element = same.domElement.firstElementChild;
  await mounted(App, same);
  expect(same.domElement.firstElementChild).toBe(element);
  expect(same.props.onHydrationError).not.toHaveBeenCalled();
  allowConsoleError(/hydrat/i);
  const other = rendered('<!--&--><p>there</p><!--/&-->');
  await mounted(App, other);
  expect(other.domElement).toHaveTextContent('here');
  expect(other.props.onHydrationError).toHaveBeenCalled();
  const foreign = rendered('<p>of another kind</p>');
  await mounted(App, foreign);
  expect(foreign.domElement.innerHTML).toBe('<p>here</p>');
  expect(foreign.props.onHydrationError).toHaveBeenCalledTimes(1);
});

describe('a remote that is hidden', () => {
  it('runs nothing, and goes on as it was left when it is shown', async () => {
    const runs: string[] = [];
    function App() {
      const [typed, setTyped] = useState('');
      useEffect(() => {
        runs.push('on');
        return () => void runs.push('off');
      }, []);
      return <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />;
    }
    const { domElement, props, hide, show } = await mounted(App);
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'no onions' } });
    const input = domElement.querySelector('input');
    await hide();
    expect(runs).toEqual(['on', 'off']);
    expect(input).not.toBeVisible();
    const ready = jest.fn();
    props.onReady = ready;
    await show();
    expect(ready).toHaveBeenCalledTimes(1);
    expect(runs).toEqual(['on', 'off', 'on']);
    expect(screen.getByRole('textbox', { name: 'Note' })).toBe(input);
    expect(input).toHaveValue('no onions');
  });

  it('follows no navigation before it is shown, and draws the page of then at once', async () => {
    const drawn = jest.fn();
    function App() {
      drawn(useLocation().pathname);
      return (
        <Routes>
          <Route path="/home" element={<p>the home</p>} />
          <Route path="/search" element={<p>the search</p>} />
        </Routes>
      );
    }
    const { domElement, shell, hide, show } = await mounted(App);
    await hide();
    drawn.mockClear();
    await act(async () => shell.history.push('/search'));
    expect(drawn).not.toHaveBeenCalled();
    await show();
    expect(drawn.mock.calls.flat()).not.toContain('/home');
    expect(domElement).toHaveTextContent('the search');
  });

  it('renders nothing again where it is shown at the address that it was left at', async () => {
    const drawn = jest.fn();
    const App = () => <p>{drawn(useLocation().pathname)}</p>;
    const { shell, hide, show } = await mounted(App);
    const { pathname, search } = shell.history.location;
    await hide();
    shell.history.push('/search');
    shell.history.push(pathname + search);
    drawn.mockClear();
    await show();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('starts again where customer, zone, module or language changed meanwhile, before it is seen', async () => {
    const drawn = jest.fn();
    function App() {
      const [scope] = useState(useScope());
      drawn(JSON.parse(scope).module);
      return <p>here</p>;
    }
    const shell = aShell();
    // Only for the client's scope, which follows this shell's module.
    renderRemote(() => null, { shell });
    const { domElement, hide, show } = await mounted(App, aSlot(shell));
    const before = domElement.querySelector('p');
    await hide();
    drawn.mockClear();
    act(() => {
      shell.module.current.set(aModule({ id: 2 }));
      bus.emit('module:changed', { moduleId: 2 });
    });
    expect(drawn).not.toHaveBeenCalled();
    await show();
    expect(drawn.mock.calls.flat()).toEqual([2]);
    expect(domElement.querySelector('p')).not.toBe(before);
  });
});

it('loads the part with the page before it renders, so that the screen does not wait', async () => {
  const page = lazyPage(async () => () => <p>the page</p>);
  const App = () => <page.Page />;
  const slot = aSlot();
  const { bootstrap, mount } = createRemote({ App, load: page.load });
  await bootstrap(slot.props);
  await act(async () => void (await mount(slot.props)));
  expect(slot.domElement).toHaveTextContent('the page');
});

it('has a tree that servers render, which no other function has', () => {
  const { mount, unmount } = createRemote({ App: () => <p>here</p> });
  const source = serverSource(mount);
  const Tree = source?.Tree ?? (() => null);
  const nothing = () => undefined;
  expect(renderToString(<Tree shell={aShell()} onReady={nothing} onRenderError={nothing} />)).toBe(
    '<!--&--><p>here</p><!--/&-->',
  );
  expect(serverSource(unmount)).toBeUndefined();
});

it('starts again when the module changes, so that nothing of one is shown in the other', async () => {
  function App() {
    const [typed, setTyped] = useState('');
    const { data } = useQuery(popularItemsQuery({ limit: 1 }));
    return (
      <>
        <input aria-label="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        {data?.products.map(({ name }) => (
          <p key={name}>{name}</p>
        ))}
      </>
    );
  }
  marketplace.answers({
    popularItems: ({ headers }) => anItemPage([anItem({ name: `Item of ${headers.get('moduleId')}` })]),
  });
  const shell = aShell();
  // Only for the client's headers and scope, which follow this shell's module.
  renderRemote(() => null, { shell });
  await mounted(App, aSlot(shell));
  expect(await screen.findByText('Item of 1')).toBeVisible();
  act(() => {
    shell.module.current.set(aModule({ id: 2 }));
    bus.emit('module:changed', { moduleId: 2 });
  });
  expect(await screen.findByText('Item of 2')).toBeVisible();
  expect(screen.queryByText('Item of 1')).toBeNull();
});

describe('the router over the page’s one history', () => {
  function Pages() {
    return (
      <Routes>
        <Route path="/home" element={<Link to="/brands?x=1#top">Brands</Link>} />
        <Route path="/brands" element={<Here />} />
        <Route path="/hurry" element={<Hurry />} />
      </Routes>
    );
  }
  const Here = () => {
    const { pathname, search, hash } = useLocation();
    return <p>{`${pathname}${search}${hash}`}</p>;
  };
  function Hurry() {
    const navigate = useNavigate();
    useLayoutEffect(() => void navigate('/brands', { replace: true }), [navigate]);
    return null;
  }

  it('follows links, and navigations by others', async () => {
    const { user, shell } = renderRemote(Pages);
    await user.click(screen.getByRole('link', { name: 'Brands' }));
    expect(screen.getByText('/brands?x=1#top')).toBeVisible();
    act(() => shell.history.go(-1));
    expect(screen.getByRole('link', { name: 'Brands' })).toBeVisible();
  });

  it('follows a navigation during its own rendering', async () => {
    renderRemote(Pages, { path: '/hurry' });
    expect(await screen.findByText('/brands')).toBeVisible();
  });
});
