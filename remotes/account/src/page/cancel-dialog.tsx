import { useState } from 'react';
import { cancellationReasonsQuery, withShownError } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { Button, Dialog, tokens } from '@souk/ui';
import styled from 'styled-components';
import { ReasonChoice } from './reason-choice.tsx';
import { useText } from './texts/texts.ts';

const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

interface Props {
  open: boolean;
  busy: boolean;
  onClose(): void;
  onCancel(reason: string): void;
}

/** Asks why an order is canceled; one of the reasons has to be chosen (ORD-5, ORD-18). */
export function CancelDialog({ open, busy, onClose, onCancel }: Props) {
  const t = useText();
  const reasons = useQuery({ ...withShownError(cancellationReasonsQuery()), enabled: open });
  const [reason, setReason] = useState<string | null>(null);
  const [misses, setMisses] = useState(0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      footer={
        <Actions>
          <Button
            variant="danger"
            size="l"
            block
            loading={busy}
            onClick={() => (reason === null ? setMisses(misses + 1) : onCancel(reason))}
          >
            {t('cancel.confirm')}
          </Button>
          <Button variant="ghost" size="l" block onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </Actions>
      }
    >
      <ReasonChoice
        reasons={reasons}
        label={t('cancel.reasons')}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          setMisses(0);
        }}
        misses={misses}
      />
    </Dialog>
  );
}
