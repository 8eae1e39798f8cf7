import { useState } from 'react';
import type { ConfirmRequest } from '@souk/contracts';
import { useReadable } from '@souk/remote-kit';
import { Button, Dialog, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import type { OpenDialog } from '../state/dialog-queue.ts';
import { useDialogs } from './dialogs-context.ts';

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[3]};

  > * {
    flex: 1;
  }
`;

const ErrorText = styled.p`
  margin-block-start: ${tokens.space[3]};
  color: ${tokens.color.danger};
`;

function Question({ open }: { open: OpenDialog<ConfirmRequest, boolean | null> }) {
  const t = useText();
  const { problemOf } = useDialogs();
  const { request, answer } = open;
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const agree = async () => {
    setProblem(null);
    setWorking(true);
    try {
      await request.run?.();
      answer(true);
    } catch (error) {
      setWorking(false);
      setProblem(problemOf(error));
    }
  };

  return (
    <Dialog
      open
      onClose={() => !working && answer(null)}
      title={request.title ?? t('confirmTitle')}
      footer={
        <Actions>
          <Button variant="secondary" disabled={working} onClick={() => answer(false)}>
            {request.cancelLabel ?? t('cancel')}
          </Button>
          <Button loading={working} onClick={() => void agree()}>
            {request.confirmLabel ?? t('yes')}
          </Button>
        </Actions>
      }
    >
      <p>{request.text ?? t('confirm')}</p>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
    </Dialog>
  );
}

/** The one dialog that asks for a yes (CRD-10); closing it answers null. */
export function ConfirmDialog() {
  const open = useReadable(useDialogs().confirmations.open);
  return open && <Question key={open.id} open={open} />;
}
