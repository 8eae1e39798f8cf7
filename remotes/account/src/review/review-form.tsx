import { useState } from 'react';
import { ApiError, refetchReviews, submitReview } from '@souk/api-client';
import { MAX_REVIEW_LENGTH } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { CheckoutProblem, PictureUploads } from '@souk/storefront/orders';
import { Button, TextArea, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useReviewDraft } from './review-draft.ts';
import type { ReviewSubject } from './review-subject.ts';
import { StarChoice } from './star-choice.tsx';
import { useText } from './texts/texts.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  > button {
    justify-self: start;
  }
`;

interface Props {
  orderId: number;
  subject: ReviewSubject;
  onSent(): void;
}

/** Stars, then words and up to three pictures: what is asked next shows once the stars are chosen (REV-3). */
export function ReviewForm({ orderId, subject, onSent }: Props) {
  const t = useText();
  const { toast } = useShell();
  const { draft, change, drop } = useReviewDraft(orderId, subject);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { rating, comment, files } = draft;
  const { kind, id, name } = subject;

  const send = async () => {
    if (isSending || rating === null) return;
    setSending(true);
    setProblem(null);
    try {
      const { message } = await submitReview({
        order_id: orderId,
        ...(kind === 'item' ? { item_id: id } : { delivery_man_id: id }),
        rating,
        ...(comment.trim() && { comment: comment.trim() }),
        ...(files.length > 0 && { files: files.map((file) => file.id) }),
      });
      drop();
      toast({ kind: 'success', text: message });
      await refetchReviews();
      onSent();
    } catch (error) {
      const messages = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
      setProblem(messages.join('\n') || t('sendFailed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <StarChoice
        label={t('stars', { name })}
        value={rating}
        onChange={(stars) => change({ rating: stars })}
      />
      {rating !== null && (
        <>
          <TextArea
            label={t('comment')}
            name="comment"
            maxLength={MAX_REVIEW_LENGTH}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
          <PictureUploads
            purpose="review"
            files={files}
            onChange={(pictures) => change({ files: pictures })}
            label={t('pictures', { name })}
            addLabel={t('addPictures')}
            hint={t(kind === 'item' ? 'picturesHint' : 'picturesHintPrivate')}
            uploadingLabel={t('uploading')}
            alt={(number) => t('picture', { number, name })}
          />
          <div role="alert">{problem && <CheckoutProblem>{problem}</CheckoutProblem>}</div>
          <Button type="submit" loading={isSending}>
            {t('send')}
          </Button>
        </>
      )}
    </Form>
  );
}
