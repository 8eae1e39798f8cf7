import type { ReactNode } from 'react';
import { pictureSourceSet } from '@souk/contracts';
import type { Wish } from '@souk/contracts';
import { Link, useShell } from '@souk/remote-kit';
import { Heart, IconButton, Picture, tokens } from '@souk/ui';
import styled, { css } from 'styled-components';
import { useWishlist } from '../wishlist-context.ts';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: ${space[4]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[1]};
  font: ${type.small};
  color: ${color.inkSoft};
`;
const Name = styled.p`
  font: ${type.bodyStrong};
  color: ${color.ink};
`;
/* The whole card opens; what can be pressed by itself stands above it. */
const open = css`
  font: ${type.bodyStrong};
  text-align: start;
  color: ${color.ink};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Open = styled.button`
  ${open}
`;
const OpenPage = styled(Link)`
  ${open}
`;
const Likeness = styled.div`
  align-self: start;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
`;
const Above = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
  color: ${color.accentStrong};

  button {
    color: inherit;
  }
`;

interface Props {
  wish: Wish;
  name: string;
  picture: string;
  /** Where the card leads. */
  page?: string;
  /** What a press on a card without a page opens; absent where it opens nothing. */
  onOpen?: () => void;
  /** The text below its name. */
  children: ReactNode;
}

/** One thing on the wishlist, with the heart that takes it off again (WSH-1, WSH-2). */
export function WishedCard({ wish, name, picture, page, onOpen, children }: Props) {
  const t = useText();
  const { wishlist } = useShell();
  const drawer = useWishlist();
  const opening = page ? (
    <OpenPage to={page} onClick={drawer.close}>
      {name}
    </OpenPage>
  ) : (
    onOpen && (
      <Open type="button" onClick={onOpen}>
        {name}
      </Open>
    )
  );
  return (
    <Card aria-label={name}>
      <Likeness>
        <Picture src={picture} srcSet={pictureSourceSet(picture)} alt="" sizes="88px" ratio={1} />
      </Likeness>
      <Words>
        {opening ?? <Name>{name}</Name>}
        {children}
      </Words>
      <Above>
        <IconButton
          label={t('remove', { name })}
          icon={<Heart size={20} fill="currentColor" aria-hidden />}
          onClick={() => void wishlist.toggle(wish)}
        />
      </Above>
    </Card>
  );
}
