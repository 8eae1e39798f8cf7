import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useScope } from '@souk/api-client';

interface Props {
  /** Which showing of the remote it is: children that were drawn for another scope are not shown again. */
  turn: number;
  children: ReactNode;
}

/**
 * Starts its children again when customer, zone, module or language change, so that nothing drawn for one is shown to
 * another. A moment later than the change: a remote that is left because of it is gone by then and asks for nothing.
 */
export function Scoped({ turn, children }: Props) {
  const scope = useScope();
  const [drawn, setDrawn] = useState(scope);
  const [drawnTurn, setDrawnTurn] = useState(turn);
  if (drawnTurn !== turn) {
    setDrawnTurn(turn);
    setDrawn(scope);
  }
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(scope));
    return () => clearTimeout(timer);
  }, [scope]);
  return <Fragment key={drawn}>{children}</Fragment>;
}
