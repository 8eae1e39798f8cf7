import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useScope } from '@souk/api-client';

/**
 * Starts its children again when customer, zone, module or language change, so that nothing drawn for one is shown to
 * another. A moment later than the change: a remote that is left because of it is gone by then and asks for nothing.
 */
export function Scoped({ children }: { children: ReactNode }) {
  const scope = useScope();
  const [drawn, setDrawn] = useState(scope);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(scope));
    return () => clearTimeout(timer);
  }, [scope]);
  return <Fragment key={drawn}>{children}</Fragment>;
}
