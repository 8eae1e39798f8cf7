import { useEffect, useMemo } from 'react';
import { MAX_PORTRAIT_BYTES } from '@souk/contracts';
import type { ButtonStyleProps } from '@souk/ui';
import { buttonStyle, CircleUser, ImagePlus, tokens, visuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

/** The formats that a photo may have (PRF-5). */
const TYPES = ['image/jpeg', 'image/png', 'image/gif'];
const MEGABYTES = MAX_PORTRAIT_BYTES / 1024 / 1024;
const { color, space } = tokens;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;
const Frame = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
  background: ${color.sunken};
  color: ${color.inkFaint};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  flex: 1 1 200px;
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;
const Choose = styled.label<ButtonStyleProps>`
  ${buttonStyle}
  position: relative;

  input {
    ${visuallyHidden}
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const Problem = styled.p`
  color: ${color.danger};
`;

interface Props {
  /** The one that is stored. */
  url: string | null;
  chosen: File | null;
  error: string | null;
  onChoose(file: File): void;
  onError(message: string): void;
}

/** The customer's picture, with the choice of another one (PRF-5). */
export function PortraitField({ url, chosen, error, onChoose, onError }: Props) {
  const t = useText();
  const preview = useMemo(() => chosen && URL.createObjectURL(chosen), [chosen]);
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) onError(t('photoType'));
    else if (file.size > MAX_PORTRAIT_BYTES) onError(t('photoSize', { megabytes: MEGABYTES }));
    else onChoose(file);
  };
  const shown = preview ?? url;
  return (
    <Row>
      <Frame>
        {shown ? (
          <img src={shown} alt={t('photoAlt')} />
        ) : (
          <CircleUser size={44} strokeWidth={1.4} aria-hidden />
        )}
      </Frame>
      <Words>
        <Choose $variant="secondary" $size="m" $block={false}>
          <ImagePlus size={18} aria-hidden />
          {t('photoChoose')}
          <input
            type="file"
            accept={TYPES.join(',')}
            aria-describedby="portrait-hint"
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = '';
            }}
          />
        </Choose>
        <p id="portrait-hint">{t('photoHint', { megabytes: MEGABYTES })}</p>
        {error && <Problem role="alert">{error}</Problem>}
      </Words>
    </Row>
  );
}
