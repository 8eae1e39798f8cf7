import { useState } from 'react';
import { ApiError, refetchOrders, refundReasonsQuery, requestRefund, withShownError } from '@souk/api-client';
import { MAX_ORDER_NOTE_LENGTH } from '@souk/contracts';
import { useQuery, useShell } from '@souk/remote-kit';
import { CheckoutProblem, PictureUploads } from '@souk/storefront/orders';
import { Button, Dialog, TextArea, tokens } from '@souk/ui';
import styled from 'styled-components';
import { failureText } from '../page/form-errors/form-errors.ts';
import { ReasonChoice } from '../page/reason-choice.tsx';
import { useRefundDraft } from './refund-draft.ts';
import { useText } from './texts/texts.ts';

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

interface Props {
  orderId: number;
  open: boolean;
  onClose(): void;
}

/** Asks for the money of a delivered order back: why, and up to three pictures that show it (ORD-6, AMB-26). */
export function RefundDialog({ orderId, open, onClose }: Props) {
  const t = useText();
  const { toast } = useShell();
  const reasons = useQuery({ ...withShownError(refundReasonsQuery()), enabled: open });
  const { draft, change, drop } = useRefundDraft(orderId);
  const [misses, setMisses] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { reason, note, files } = draft;

  const send = async () => {
    if (isSending || isUploading) return;
    if (reason === null) return setMisses(misses + 1);
    setSending(true);
    setProblem(null);
    try {
      const { message } = await requestRefund({
        order_id: orderId,
        reason,
        ...(note.trim() && { note: note.trim() }),
        ...(files.length > 0 && { files: files.map(({ id }) => id) }),
      });
      drop();
      toast({ kind: 'success', text: message });
      onClose();
      await refetchOrders();
    } catch (error) {
      const messages = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
      setProblem(messages.join('\n') || t('refund.failed', { reason: failureText(error) }));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('refund.ask')}
      footer={
        <Button size="l" block loading={isSending || isUploading} onClick={() => void send()}>
          {t('refund.send')}
        </Button>
      }
    >
      <Form>
        <ReasonChoice
          reasons={reasons}
          label={t('refund.reasons')}
          value={reason}
          onChange={(chosen) => {
            change({ reason: chosen });
            setMisses(0);
          }}
          misses={misses}
        />
        <TextArea
          label={t('refund.note')}
          name="note"
          maxLength={MAX_ORDER_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <PictureUploads
          purpose="refund"
          files={files}
          onChange={(pictures) => change({ files: pictures })}
          onUploading={setUploading}
          label={t('refund.pictures')}
          addLabel={t('refund.addPictures')}
          hint={t('refund.picturesHint')}
          uploadingLabel={t('refund.uploading')}
          alt={(number) => t('refund.picture', { number })}
        />
        <div role="alert">{problem && <CheckoutProblem>{problem}</CheckoutProblem>}</div>
      </Form>
    </Dialog>
  );
}
