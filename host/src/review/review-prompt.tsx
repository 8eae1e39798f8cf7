import { pictureSourceSet } from '@souk/contracts';
import {
  aboveBottomBar,
  bottomBarHeight,
  Button,
  IconButton,
  media,
  Picture,
  tokens,
  VisuallyHidden,
  X,
} from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

/** Pictures before "+N" (REV-1). */
const MAX_SHOWN = 3;
const { color, space } = tokens;

const Card = styled.section`
  position: fixed;
  z-index: ${tokens.layer.raised};
  inset-block-end: calc(${bottomBarHeight} + ${space[4]});
  inset-inline: ${space[4]};
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.xl};
  background: ${color.raised};
  box-shadow: ${tokens.shadow.l};

  ${media.from600} {
    inset-inline-end: auto;
    inline-size: 360px;
  }
  header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space[3]};
  }
  h2 {
    font: ${tokens.type.subtitle};
  }
`;
const Question = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`;
const Images = styled.ul`
  display: flex;
  gap: ${space[2]};

  li {
    position: relative;
    overflow: hidden;
    inline-size: 52px;
    border-radius: ${tokens.radius.m};
  }
`;
const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.scrim};
  color: white;
  font: ${tokens.type.bodyStrong};
`;

interface Props {
  images: readonly string[];
  onRate(): void;
  onClose(): void;
}

/** Asks for a review of the last order, beside what the customer does and without taking the focus (REV-1, REV-2). */
export function ReviewPrompt({ images, onRate, onClose }: Props) {
  const t = useText();
  const id = useId();
  const more = images.length - MAX_SHOWN;
  return (
    <Card ref={aboveBottomBar} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{t('title')}</h2>
          <Question>{t('question')}</Question>
        </div>
        <IconButton label={t('close')} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </header>
      <Foot>
        <Images>
          {images.slice(0, MAX_SHOWN).map((image, at) => (
            <li key={`${at} ${image}`}>
              <Picture src={image} srcSet={pictureSourceSet(image)} sizes="52px" alt="" ratio={1} />
              {more > 0 && at === MAX_SHOWN - 1 && (
                <More>
                  <span aria-hidden>{t('more', { number: more })}</span>
                  <VisuallyHidden>{t('moreLabel', { count: more })}</VisuallyHidden>
                </More>
              )}
            </li>
          ))}
        </Images>
        <Button onClick={onRate}>{t('rate')}</Button>
      </Foot>
    </Card>
  );
}
