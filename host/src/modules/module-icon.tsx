import { pictureSourceSet } from '@souk/contracts';
import { Store, tokens } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';

const SIZE = '32px';

const Image = styled.img`
  flex: none;
  inline-size: ${SIZE};
  block-size: ${SIZE};
`;

const Drawn = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${SIZE};
  block-size: ${SIZE};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
`;

/** The icon of a module; a drawn one where the marketplace has none, or it cannot be loaded. */
export function ModuleIcon({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (!src || failed)
    return (
      <Drawn>
        <Store size={18} aria-hidden />
      </Drawn>
    );
  return (
    <Image src={src} srcSet={pictureSourceSet(src)} sizes={SIZE} alt="" onError={() => setFailed(true)} />
  );
}
