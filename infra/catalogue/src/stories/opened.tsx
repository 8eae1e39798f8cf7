import { Button } from '@souk/ui';
import { useState, type ReactNode } from 'react';

interface Props {
  /** What the button says. */
  action: string;
  /** Waits for its button: only one of a page is open at first. */
  closed?: boolean;
  children(open: boolean, close: () => void): ReactNode;
}

/** What opens above the page, with a button that opens it again. */
export function Opened({ action, closed = false, children }: Props) {
  const [open, setOpen] = useState(!closed);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{action}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
