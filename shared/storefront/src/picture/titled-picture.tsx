import styled, { css } from 'styled-components';
import { lineClamp, media, tokens } from '@souk/ui';
import { MediaPicture } from './media-picture.tsx';

/* Banners leave their left half to the words; read from the right, picture and words change sides. */
const Mirrored = styled.span`
  display: block;
  border-radius: inherit;

  img:dir(rtl) {
    scale: -1 1;
  }
`;
const Half = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  inline-size: 52%;
  padding-inline: ${tokens.space[6]} ${tokens.space[2]};
  container-type: inline-size;
  background: linear-gradient(to right, ${tokens.color.scrim}, transparent);

  &:dir(rtl) {
    background: linear-gradient(to left, ${tokens.color.scrim}, transparent);
  }

  /* A carousel's button reaches 28 px into the picture. */
  ${media.from600} {
    padding-inline-start: 2.75rem;
  }
`;
/* As large as four lines have room for. */
const sizes = {
  title: css`
    font: ${tokens.type.title};
    font-size: clamp(1rem, 16.5cqi, 1.4375rem);
  `,
  headline: css`
    font: ${tokens.type.headline};
    font-size: clamp(1rem, 11cqi, 2.125rem);
  `,
};
const Words = styled.span<{ $size: keyof typeof sizes }>`
  display: grid;
  gap: ${tokens.space[1]};
  ${({ $size }) => sizes[$size]}
  grid-template-columns: minmax(0, 1fr);
  color: white;
  text-align: start;
  text-wrap: balance;
  overflow-wrap: anywhere;

  small {
    font: ${tokens.type.small};
    ${lineClamp(2)}
  }
`;
/* Whatever an operator writes stays in the picture. */
const Title = styled.span<{ $lines: number }>`
  ${({ $lines }) => lineClamp($lines)}
`;

/* Smaller beside a button, so that words of 60 characters and the button stand in the lowest of banners. */
const Offer = styled(Words)`
  gap: ${tokens.space[2]};
  font-size: clamp(0.875rem, 11cqi, ${({ $size }) => ($size === 'headline' ? '2.125rem' : '1.4375rem')});

  ${Title} {
    -webkit-line-clamp: 3;
    line-clamp: 3;
  }

  @container (min-width: 8.5rem) {
    ${Title} {
      -webkit-line-clamp: 4;
      line-clamp: 4;
    }
  }
`;
/* Looks like a button; what can be pressed is the whole banner. */
const Action = styled.span`
  justify-self: start;
  max-inline-size: 100%;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  overflow: hidden;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: ${tokens.type.captionStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface Props {
  src: string;
  title: string;
  text?: string;
  /** What pressing the banner does, drawn as a button. Only where the banner has a target. */
  action?: string;
  /** How wide the picture stands at which page width; default: one of three banners beside each other. */
  sizes?: string;
  /** Width by height. */
  ratio?: number;
  size?: keyof typeof sizes;
  priority?: boolean;
}

/** A banner's picture with its words on it. Stands in an element with `position: relative`. */
export function TitledPicture({
  src,
  title,
  text,
  action,
  sizes = '(min-width: 999px) 420px, (min-width: 600px) 48vw, 94vw',
  ratio = 5 / 2,
  size = 'title',
  priority,
}: Props) {
  return (
    <>
      <Mirrored>
        <MediaPicture src={src} alt="" sizes={sizes} ratio={ratio} priority={priority} />
      </Mirrored>
      <Half>
        {action ? (
          <Offer $size={size}>
            <Title $lines={4}>{title}</Title> <Action>{action}</Action>
          </Offer>
        ) : (
          <Words $size={size}>
            <Title $lines={text ? 2 : 4}>{title}</Title>
            {text && <small>{text}</small>}
          </Words>
        )}
      </Half>
    </>
  );
}
