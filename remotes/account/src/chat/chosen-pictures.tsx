import { useEffect, useMemo } from 'react';
import { IconButton, tokens, X } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { space } = tokens;

const List = styled.ul`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} 0;
  border-block-start: 1px solid ${tokens.color.line};
`;
const Frame = styled.li`
  position: relative;

  img {
    inline-size: 72px;
    block-size: 72px;
    border-radius: ${tokens.radius.m};
    object-fit: cover;
  }
  button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`;

/** The pictures that go with the next message. */
export function ChosenPictures({
  images,
  onRemove,
}: {
  images: readonly File[];
  onRemove(image: File): void;
}) {
  const t = useText();
  const urls = useMemo(() => images.map((image) => URL.createObjectURL(image)), [images]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  if (images.length === 0) return null;
  return (
    <List>
      {images.map((image, at) => (
        <Frame key={urls[at]}>
          <img src={urls[at]} alt={t('picture', { number: at + 1 })} />
          <IconButton
            size="s"
            variant="raised"
            label={t('remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            onClick={() => onRemove(image)}
          />
        </Frame>
      ))}
    </List>
  );
}
