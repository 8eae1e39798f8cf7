import { useRef, useState } from 'react';
import { refetchReviews, submitReview } from '@souk/api-client';
import { MAX_REVIEW_LENGTH } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { CheckoutProblem, PictureUploads } from '@souk/storefront/orders';
import { Button, TextArea, tokens, useFocusFirstError } from '@souk/ui';
import styled from 'styled-components';
import { failureText } from '../page/form-errors/form-errors.ts';
import { useReviewDraft } from './review-draft.ts';
import type { ReviewDraft } from './review-draft.ts';
import { problemsOf } from './review-problems.ts';
import type { ReviewProblems } from './review-problems.ts';
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

/** Stars, then words and up to three pictures: the rest shows once the stars are chosen (REV-3). */
export function ReviewForm({ orderId, subject, onSent }: Props) {
  const t = useText();
  const { toast } = useShell();
  const { draft, change, drop } = useReviewDraft(orderId, subject);
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, attempts);
  const { rating, comment, files } = draft;
  const { kind, id, name } = subject;

  const edit = (changes: Partial<ReviewDraft>) => {
    change(changes);
    setProblems((known) => ({
      ...known,
      ...Object.fromEntries(Object.keys(changes).map((key) => [key, undefined])),
    }));
  };
  const send = async () => {
    if (isSending || isUploading) return;
    setAttempts(attempts + 1);
    if (rating === null) return setProblems({ rating: t('noStars') });
    setSending(true);
    setProblems({});
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
      setProblems(problemsOf(error, t('sendFailed', { reason: failureText(error) })));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <StarChoice
        label={t('stars', { name })}
        value={rating}
        error={problems.rating}
        onChange={(stars) => edit({ rating: stars })}
      />
      {rating !== null && (
        <>
          <TextArea
            label={t('comment')}
            name="comment"
            maxLength={MAX_REVIEW_LENGTH}
            value={comment}
            error={problems.comment}
            onChange={({ target }) => edit({ comment: target.value })}
          />
          <PictureUploads
            purpose="review"
            files={files}
            error={problems.files}
            onChange={(pictures) => edit({ files: pictures })}
            onUploading={setUploading}
            label={t('pictures', { name })}
            addLabel={t('addPictures')}
            hint={t(kind === 'item' ? 'picturesHint' : 'picturesHintPrivate')}
            uploadingLabel={t('uploading')}
            alt={(number) => t('picture', { number, name })}
          />
          <div role="alert">{problems.form && <CheckoutProblem>{problems.form}</CheckoutProblem>}</div>
          <Button type="submit" loading={isSending || isUploading}>
            {t('send')}
          </Button>
        </>
      )}
    </Form>
  );
}
