import { Container, SkipLink, Toasts, tokens } from '@souk/ui';
import type { ToastEntry } from '@souk/ui';
import { useCallback, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { ToastContext } from '../state/toasts-context.ts';
import { Header } from './header.tsx';

const Main = styled(Container)`
  display: grid;
  gap: ${tokens.space[6]};
  align-content: start;
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** Header, page, and the region of messages. */
export function Frame() {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const count = useRef(0);
  const showToast = useCallback((kind: ToastEntry['kind'], text: string) => {
    count.current += 1;
    const id = String(count.current);
    setToasts((before) => [...before.slice(-2), { id, kind, text }]);
  }, []);
  return (
    <ToastContext value={showToast}>
      <SkipLink />
      <Header />
      <Main as="main" id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Toasts
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </ToastContext>
  );
}
