import styled, { css } from 'styled-components';
import { storePath } from '@souk/contracts';
import type { Banner } from '@souk/contracts';
import { Link, useReadable, useShell } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { ItemOpener } from '../item/item-opener.tsx';
import { TitledPicture } from '../picture/titled-picture.tsx';

const slide = css`
  position: relative;
  display: block;
  inline-size: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
`;
const Plain = styled.div`
  ${slide}
`;
const Inside = styled(Link)`
  ${slide}
`;
const Outside = styled.a`
  ${slide}
`;
const Opens = styled(ItemOpener)`
  ${slide}
`;

interface Props {
  banner: Banner;
  /** What is done where it leads in the shop, such as "Order now". */
  action?: string;
}

/** One banner: it leads to its link, its store, or its item (PRO-1); only a picture where it has no target. */
export function BannerSlide({ banner, action }: Props) {
  const shell = useShell();
  const module = useReadable(shell.module.current);
  const { item, store, link } = banner;
  const picture = <TitledPicture src={banner.image_full_url} title={banner.title} />;
  const offer = <TitledPicture src={banner.image_full_url} title={banner.title} action={action} />;

  if (banner.type === 'item_wise' && item) return <Opens item={item}>{offer}</Opens>;
  const path =
    banner.type === 'store_wise' && store && module ? storePath({ ...store, module_id: module.id }) : link;
  if (path?.startsWith('/') && shell.canNavigate(path)) return <Inside to={path}>{offer}</Inside>;
  if (path && /^https?:\/\//.test(path))
    return (
      <Outside href={path} target="_blank" rel="noopener">
        {picture}
      </Outside>
    );
  return <Plain>{picture}</Plain>;
}
