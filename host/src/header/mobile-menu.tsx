import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '@souk/remote-kit';
import { Drawer, IconButton, MenuIcon, WaitingOverlay, useCloseOnBack, usePart } from '@souk/ui';
import { layers, loadsLayers } from '../pages/layers-part.ts';
import { useUnreadMessages } from '../push/use-unread-messages.ts';
import { useText } from '../texts/texts.ts';

const WIDTH = 340;

/** Everything of the header that a phone has no room for (HDR-1). */
export function MobileMenu() {
  const { pathname, search } = useLocation();
  // Going somewhere closes it.
  return <MenuButton key={`${pathname}${search}`} />;
}

function MenuButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const unread = useUnreadMessages();
  const { value, failed } = usePart(layers, open);
  useCloseOnBack(open && !value, () => setOpen(false));
  // At once, so that a question asked next gives focus back to what is still there.
  const close = () => {
    flushSync(() => setOpen(false));
    trigger.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={t('header.menu')}
        icon={<MenuIcon size={24} aria-hidden />}
        badge={unread}
        onClick={() => setOpen(true)}
        {...loadsLayers}
      />
      {value ? (
        <Drawer open={open} onClose={() => setOpen(false)} title={t('header.menu')} width={WIDTH}>
          <value.MobileMenuContent onDone={close} />
        </Drawer>
      ) : (
        open && (
          <WaitingOverlay
            part={layers}
            title={t('header.menu')}
            failed={failed}
            onClose={() => setOpen(false)}
          />
        )
      )}
    </>
  );
}
