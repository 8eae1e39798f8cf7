import { useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import type { Part } from './part.ts';
import { Spinner } from './spinner.tsx';
import { useText } from './texts/texts.ts';
import { tokens } from './tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

// A short wait shows nothing.
const Box = styled.dialog`
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.l};

  &,
  &::backdrop {
    animation: ${appear} 200ms ease-out 150ms backwards;
  }
  &::backdrop {
    background: ${tokens.color.scrim};
  }
`;

const Foot = styled.div`
  display: grid;
  padding: 0 ${tokens.space[5]} ${tokens.space[5]};
`;

export interface WaitingOverlayProps {
  /** What is loaded again after a failure. */
  part?: Part<unknown>;
  /** The name of what is to be opened. */
  title: string;
  failed?: boolean;
  /** Called on Escape, a press outside, or the button of a failure. */
  onClose(): void;
}

/** Stands for something that opens above the page while its code is loaded, and where it cannot be; the page waits below. */
export function WaitingOverlay({ part, title, failed = false, onClose }: WaitingOverlayProps) {
  const t = useText();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <Box
      ref={box}
      aria-label={title}
      aria-busy={!failed}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {failed ? (
        <>
          <ErrorState
            title={t('overlay.failed')}
            text={t('overlay.hint')}
            onRetry={() => void part?.load()}
          />
          <Foot>
            <Button variant="ghost" onClick={onClose}>
              {t('close')}
            </Button>
          </Foot>
        </>
      ) : (
        <Spinner />
      )}
    </Box>
  );
}
