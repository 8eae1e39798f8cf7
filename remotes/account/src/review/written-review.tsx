import type { OwnReview } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Picture, Rating, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};

  time {
    font: ${tokens.type.caption};
    color: ${tokens.color.inkSoft};
  }
`;
const Words = styled.p`
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  li {
    inline-size: 88px;
    border-radius: ${tokens.radius.m};
    overflow: hidden;
  }
`;

/** What the customer wrote already (REV-3). */
export function WrittenReview({ name, review }: { name: string; review: OwnReview }) {
  const t = useText();
  const { number, date } = useFormats();
  const rating = number(review.rating);
  return (
    <>
      <Facts>
        <Rating value={rating} text={t('rated', { rating })} />
        <time dateTime={review.created_at}>{t('writtenOn', { date: date(review.created_at) })}</time>
      </Facts>
      {review.comment && (
        <Words>
          <bdi>{review.comment}</bdi>
        </Words>
      )}
      {review.picture_full_urls.length > 0 && (
        <Pictures aria-label={t('pictures', { name })}>
          {review.picture_full_urls.map((url, at) => (
            <li key={url}>
              <Picture src={url} alt={t('picture', { number: at + 1, name })} ratio={1} />
            </li>
          ))}
        </Pictures>
      )}
    </>
  );
}
