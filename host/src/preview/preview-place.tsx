import { usePart } from '@souk/ui';
import { useDiscovery } from '../federation/discovery-context.ts';
import { previewBadge } from './preview-part.ts';

/** Where a preview says that it is one. */
export function PreviewPlace() {
  const { preview } = useDiscovery();
  const { value } = usePart(previewBadge, preview !== null);
  return value && <value.PreviewBadge />;
}
