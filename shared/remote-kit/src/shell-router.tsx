import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';
import type { ShellHistory } from '@souk/contracts';

const pathOf = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function navigatorOf(history: ShellHistory): Navigator {
  return {
    createHref: pathOf,
    go: (delta) => history.go(delta),
    push: (to, state) => history.push(pathOf(to), state),
    replace: (to, state) => history.replace(pathOf(to), state),
  };
}

type Location = ShellHistory['location'];

/** Whether two entries of the history are one address with one state. A tree that comes back to it has nothing to render. */
const isSame = (a: Location, b: Location) =>
  a === b || (a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state);

/** React Router over the page's one history, so that every part follows each navigation. */
export function ShellRouter({ history, children }: { history: ShellHistory; children: ReactNode }) {
  // Not an effect: a child that navigates during its first render must be followed, too.
  const here = () => history.location;
  const location = useSyncExternalStore(history.listen, here, here);
  const [followed, setFollowed] = useState({ location, action: history.action });
  if (!isSame(followed.location, location)) setFollowed({ location, action: history.action });
  const navigator = useMemo(() => navigatorOf(history), [history]);
  return (
    <Router location={followed.location} navigationType={followed.action as never} navigator={navigator}>
      {children}
    </Router>
  );
}
