import { useEffect } from 'react';
import { useShell } from '@souk/remote-kit';
import { usePart } from '@souk/ui';
import { useDiscovery } from '../federation/discovery-context.ts';
import { endPreview } from './end-preview.ts';
import { previewBadge } from './preview-part.ts';

/** Where a preview says that it is one. It ends when it expires, whether its badge is there or not. */
export function PreviewPlace() {
  const { preview } = useDiscovery();
  const { toast } = useShell();
  useEffect(() => {
    if (!preview) return;
    const timer = setTimeout(() => void endPreview(toast, true), preview.secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [preview, toast]);
  const { value } = usePart(previewBadge, preview !== null);
  return value && <value.PreviewBadge />;
}
