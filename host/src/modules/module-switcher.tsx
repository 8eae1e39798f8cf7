import { useEffect, useRef, useState } from 'react';
import { ROUTES, inModule } from '@souk/contracts';
import { useReadable } from '@souk/remote-kit';
import { Container, media, scrollRow, tokens } from '@souk/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { afterPaint } from '../browser/after-paint.ts';
import { HEADER_HEIGHT, noRoomForBars } from '../browser/header-height.ts';
import { usePrefetch } from '../federation/use-prefetch.ts';
import { useText } from '../texts/texts.ts';
import { ModuleIcon } from './module-icon.tsx';
import { useModules } from './modules-context.ts';

const { color, space, type } = tokens;

/** The bars at the top of the window: the header, and these tabs. What is scrolled to stands below them. */
const RoomForTabs = createGlobalStyle`
  html { scroll-padding-block-start: 9rem; }
  ${noRoomForBars}
`;

const Strip = styled.nav`
  position: sticky;
  z-index: ${tokens.layer.header - 1};
  inset-block-start: ${HEADER_HEIGHT};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  ${media.low} {
    position: static;
  }
`;

const Waiting = styled.div`
  block-size: calc(44px + 2 * ${space[2]} + 1px);
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const List = styled(Container).attrs({ as: 'ul' })`
  ${scrollRow}
  gap: ${space[1]};
  padding-block: ${space[2]};
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding-block: ${space[1]};
  /* On phones so that the edge cuts through one, and shows that there are more. */
  padding-inline: ${space[2]} ${space[3]};
  border-radius: ${tokens.radius.round};
  font: ${type.smallStrong};
  white-space: nowrap;
  transition: background-color ${tokens.motion.fast};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

/** `scrollIntoView` would not do: in some browsers the Tab key then starts from there, past the link to the content. */
function bringToMiddle(choice: HTMLElement): void {
  const bar = choice.closest('ul');
  if (!bar) return;
  const middleOf = ({ left, width }: DOMRect) => left + width / 2;
  bar.scrollLeft += middleOf(choice.getBoundingClientRect()) - middleOf(bar.getBoundingClientRect());
}

/** A button per module, where there is a choice; they stay in sight, but for low windows (MOD-6). */
export function ModuleSwitcher() {
  const t = useText();
  const modules = useModules();
  const available = useReadable(modules.services.available);
  const failed = useReadable(modules.failed);
  const current = useReadable(modules.key)?.id;
  const prefetches = usePrefetch();
  /** The one that was tapped: marked before its home is drawn. */
  const [tapped, setTapped] = useState<number | null>(null);
  const marked = tapped ?? current;
  const switchTo = (id: number) => {
    setTapped(id);
    afterPaint(() => {
      setTapped(null);
      modules.services.switchTo(id);
    });
  };
  // On a phone the current one may stand beyond the edge.
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // With the next frame: measured at once, the whole page would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (chosen.current) bringToMiddle(chosen.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [current, available]);
  // The bar keeps its place while the modules are on their way, so that the page below does not jump.
  if (available === null) return failed ? null : <Waiting aria-hidden />;
  if (available.length < 2) return null;
  return (
    <Strip aria-label={t('modules.navigation')}>
      <RoomForTabs />
      <List>
        {available.map(({ id, module_name, module_type, icon_full_url }) => (
          <li key={id}>
            <Choice
              type="button"
              ref={id === current ? chosen : undefined}
              aria-current={id === marked ? 'true' : undefined}
              onClick={() => switchTo(id)}
              {...prefetches(inModule(ROUTES.home, id), module_type)}
            >
              <ModuleIcon src={icon_full_url} />
              {module_name}
            </Choice>
          </li>
        ))}
      </List>
    </Strip>
  );
}
