import styled from 'styled-components';
import { brandPath } from '@souk/contracts';
import type { Brand } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import { DrawnLink } from '../link/drawn-link.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { useText } from '../texts/texts.ts';

const Card = styled.article`
  display: grid;
`;
const Target = styled(DrawnLink)<{ $large: boolean }>`
  display: flex;
  flex-direction: ${({ $large }) => ($large ? 'column' : 'row')};
  align-items: center;
  justify-content: ${({ $large }) => ($large ? 'center' : 'start')};
  gap: ${tokens.space[3]};
  min-block-size: 96px;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${({ $large }) => ($large ? tokens.color.accentSoft : tokens.color.surface)};
  box-shadow: ${({ $large }) => ($large ? 'none' : `inset 0 0 0 1px ${tokens.color.line}`)};

  &:is(a):hover {
    box-shadow: inset 0 0 0 2px ${tokens.color.lineStrong};
  }
`;
const Mark = styled.span<{ $large: boolean }>`
  flex: none;
  inline-size: ${({ $large }) => ($large ? '120px' : '56px')};
  overflow: hidden;
  border-radius: ${tokens.radius.round};
`;
const Words = styled.span<{ $large: boolean }>`
  display: grid;
  min-inline-size: 0;
  font: ${({ $large }) => ($large ? tokens.type.title : tokens.type.bodyStrong)};
  text-align: ${({ $large }) => ($large ? 'center' : 'start')};
  overflow-wrap: anywhere;

  small {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;

/** A brand with how many items it has; it leads to them (PRO-12). */
export function BrandCard({ brand, large = false }: { brand: Brand; large?: boolean }) {
  const t = useText();
  const module = useReadable(useShell().module.current);
  return (
    <Card aria-label={brand.name}>
      <Target to={brandPath(brand, module?.id ?? 0)} $large={large}>
        <Mark $large={large}>
          <MediaPicture src={brand.image_full_url} alt="" sizes={large ? '120px' : '56px'} ratio={1} />
        </Mark>
        <Words $large={large}>
          {brand.name}
          <small>{t('brands.items', { count: brand.items_count })}</small>
        </Words>
      </Target>
    </Card>
  );
}
