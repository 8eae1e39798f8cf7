import { useEffect, useId, useRef, useState } from 'react';
import { MediaPicture } from '@souk/storefront';
import { Bike, tokens } from '@souk/ui';
import styled from 'styled-components';
import { cardFrame } from '../page/card.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewSubject } from './review-subject.ts';
import { useText } from './texts/texts.ts';
import { WrittenReview } from './written-review.tsx';

const { color, space } = tokens;

const Card = styled.section`
  ${cardFrame}

  > header {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
  h2 {
    font: ${tokens.type.subtitle};
    overflow-wrap: anywhere;
  }
`;
const Thumb = styled.span<{ $round: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${({ $round }) => ($round ? tokens.radius.round : tokens.radius.m)};
  background: ${color.sunken};
  color: ${color.inkSoft};
`;
const Role = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;

/** An item of the order, or who delivered it, with the review that is written or can be (REV-3). */
export function SubjectCard({ orderId, subject }: { orderId: number; subject: ReviewSubject }) {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSent, setSent] = useState(false);
  const { kind, name, image, review } = subject;
  // The button that was pressed is gone then.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  return (
    <Card aria-labelledby={id}>
      <header>
        <Thumb $round={kind === 'delivery_man'}>
          {image === null ? (
            <Bike size={26} aria-hidden />
          ) : (
            <MediaPicture src={image} alt="" ratio={1} sizes="64px" />
          )}
        </Thumb>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {kind === 'delivery_man' && <Role>{t('deliveryMan')}</Role>}
        </div>
      </header>
      {review ? (
        <WrittenReview name={name} review={review} />
      ) : (
        <ReviewForm orderId={orderId} subject={subject} onSent={() => setSent(true)} />
      )}
    </Card>
  );
}
