import { cloneElement, useId, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { useCloseOnBack } from './overlay-history.ts';
import { loadOverlays, overlays } from './overlay-part.ts';
import type { MenuProps } from './overlays/menu-list.tsx';
import { usePart } from './part.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

/** A button with a menu. Until it is first opened there is the button alone; pointing at it loads the rest. */
export function Menu(props: MenuProps) {
  const { trigger, label } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [firstOpened, setFirstOpened] = useState<'key' | 'pointer' | null>(null);
  useCloseOnBack(open, () => setOpen(false));
  const { value, failed } = usePart(overlays, open);
  if (value && firstOpened) {
    return (
      <value.MenuList
        {...props}
        triggerId={id}
        open={open}
        onOpenChange={setOpen}
        openedByKey={firstOpened === 'key'}
      />
    );
  }
  const openBy = (how: 'key' | 'pointer') => {
    setFirstOpened(how);
    setOpen(true);
  };
  const prefetch = () => void loadOverlays();
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentProps<'button'>>, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // A key's click has no pointer to count.
        onClick: ({ detail }: MouseEvent) => openBy(detail === 0 ? 'key' : 'pointer'),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          openBy('key');
        },
        onPointerEnter: prefetch,
        onFocus: prefetch,
      })}
      {open && (
        <WaitingOverlay part={overlays} title={label} failed={failed} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
