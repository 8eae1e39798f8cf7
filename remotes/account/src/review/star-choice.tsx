import { useId, useState } from 'react';
import { CheckoutProblem } from '@souk/storefront/orders';
import { Star, tokens, visuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;
const STARS = [1, 2, 3, 4, 5] as const;

const Group = styled.fieldset`
  legend {
    ${visuallyHidden}
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
`;
const Stars = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * ${space[2]});
`;
const Choice = styled.label<{ $filled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${tokens.radius.m};
  color: ${({ $filled }) => ($filled ? color.star : color.lineStrong)};
  cursor: pointer;

  svg {
    fill: ${({ $filled }) => ($filled ? 'currentColor' : 'none')};
  }
  /* Covers the star, so that pressing either chooses it. */
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -2px;
  }
`;
const Word = styled.span`
  font: ${tokens.type.smallStrong};
  color: ${color.inkSoft};
`;

interface Props {
  /** What is rated, as a question. */
  label: string;
  value: number | null;
  error?: string;
  onChange(stars: number): void;
}

/** One to five stars, as a group of radio buttons (REV-3). */
export function StarChoice({ label, value, error, onChange }: Props) {
  const t = useText();
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  const word = STARS.find((stars) => stars === shown);
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        <Stars onPointerLeave={() => setHovered(null)}>
          {STARS.map((stars) => (
            <Choice
              key={stars}
              $filled={stars <= shown}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(stars)}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                aria-label={t('star', { count: stars })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${name}-problem` : undefined}
                onChange={() => onChange(stars)}
              />
              <Star size={32} strokeWidth={1.6} aria-hidden />
            </Choice>
          ))}
        </Stars>
        <Word aria-hidden>{word ? t(`words.${word}`) : t('hint')}</Word>
      </Row>
      <div role="alert">{error && <CheckoutProblem id={`${name}-problem`}>{error}</CheckoutProblem>}</div>
    </Group>
  );
}
