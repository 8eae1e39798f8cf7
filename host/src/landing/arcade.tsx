import { modulesQuery } from '@souk/api-client';
import { pictureSourceSet } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { media, Picture, tokens } from '@souk/ui';
import styled from 'styled-components';

const Arches = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 9rem);
  justify-content: center;
  align-items: end;
  gap: clamp(0.5rem, 1.2vw, 1rem);
  aspect-ratio: 2.6;

  ${media.from999} {
    aspect-ratio: 2;
  }
`;

/** The middle one stands highest. */
const Arch = styled.div<{ $step: number }>`
  position: relative;
  block-size: ${({ $step }) => 100 - 12 * $step}%;
  overflow: hidden;
  border-radius: ${tokens.radius.arch};
  background: ${tokens.color.sunken};

  > span {
    block-size: 100%;
  }
`;

/** As many windows as modules, but no more than stand well side by side. */
const MAX_MODULES = 5;

/** The market's arcade: a window into each kind of shop. A picture alone; the cards below say what it shows (LAN-4). */
export function Arcade() {
  const { data } = useQuery(modulesQuery());
  const modules = data?.slice(0, MAX_MODULES) ?? Array.from({ length: MAX_MODULES }, () => null);
  const middle = (modules.length - 1) / 2;
  return (
    <Arches aria-hidden>
      {modules.map((module, index) => (
        <Arch key={module?.id ?? `waiting-${index}`} $step={Math.abs(index - middle)}>
          {module && (
            <Picture
              src={module.thumbnail_full_url}
              srcSet={pictureSourceSet(module.thumbnail_full_url)}
              alt=""
              sizes="480px"
              ratio={0.5}
              priority
            />
          )}
        </Arch>
      ))}
    </Arches>
  );
}
