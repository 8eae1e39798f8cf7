import { useRef } from 'react';
import styled from 'styled-components';
import { Dialog, insetFocusRing, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { MagnifiedPicture } from './magnified-picture.tsx';

/* Scrolls by finger, wheel and arrow keys. */
const Window = styled.div`
  overflow: auto;
  block-size: 76dvb;
  overscroll-behavior: contain;
  background: ${tokens.color.sunken};
  touch-action: pan-x pan-y pinch-zoom;
  ${insetFocusRing}
`;

interface Props {
  open: boolean;
  src: string;
  name: string;
  onClose(): void;
}

/** A picture magnified, to be looked around in by finger and keyboard (POP-25). */
export function MagnifiedDialog({ open, src, name, onClose }: Props) {
  const t = useText();
  const window = useRef<HTMLDivElement>(null);
  const beginInTheMiddle = () => {
    const { current } = window;
    if (!current) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  };
  return (
    <Dialog open={open} onClose={onClose} title={name} hideTitle width="l">
      <Window ref={window} dir="ltr" role="region" aria-label={t('gallery.magnified', { name })} tabIndex={0}>
        <MagnifiedPicture src={src} alt={name} onLoad={beginInTheMiddle} />
      </Window>
    </Dialog>
  );
}
