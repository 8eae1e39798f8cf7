import { tokens } from '@souk/ui';
import styled from 'styled-components';

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
  font: ${tokens.type.smallStrong};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The picture of whom a conversation is with; a letter where there is none. */
export function Avatar({ name, image }: { name: string; image: string | null }) {
  return (
    <Frame aria-hidden>
      {image ? <img src={image} alt="" loading="lazy" /> : [...name][0]?.toUpperCase()}
    </Frame>
  );
}
