import { useState } from 'react';
import styled from 'styled-components';
import type { Item } from '@souk/contracts';
import { MediaPicture } from '@souk/storefront';
import { media, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const RATIO = 4 / 3;
const SIZES = '(min-width: 600px) 459px, 100vw';

const Frame = styled.div<{ $low: boolean }>`
  position: relative;

  > :first-child {
    max-block-size: ${({ $low }) => ($low ? '11.5rem' : 'none')};
  }
  ${media.from600} {
    > :first-child {
      max-block-size: none;
    }
  }
`;
const Choices = styled.ul`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
  display: flex;
  gap: ${tokens.space[2]};
`;
const Choice = styled.button`
  inline-size: 48px;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
  box-shadow: ${tokens.shadow.s};
  outline-offset: 2px;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${tokens.color.accent};
  }
`;

interface Props {
  item: Item;
  /** On phones it leaves the first screen to what must be chosen. */
  low?: boolean;
}

/** The pictures of an item: one at a time, chosen by its small likeness where there are several. */
export function Gallery({ item, low = false }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url];
  return (
    <Frame $low={low}>
      <MediaPicture src={pictures[chosen]} alt={item.name} sizes={SIZES} ratio={RATIO} priority />
      {pictures.length > 1 && (
        <Choices aria-label={t('dialog.pictures', { name: item.name })}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <Choice
                type="button"
                aria-label={t('dialog.picture', { number: index + 1 })}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <MediaPicture src={picture} alt="" sizes="48px" ratio={1} />
              </Choice>
            </li>
          ))}
        </Choices>
      )}
    </Frame>
  );
}
