import type { ComponentType } from 'react';
import { RenderErrorBoundary, useShell } from '@souk/remote-kit';

/** What opens above the page, each for itself: one layer that throws must not take the page with it. */
export function LayerStack({ layers }: { layers: readonly ComponentType[] }) {
  const { report } = useShell();
  return layers.map((Layer, index) => (
    <RenderErrorBoundary
      key={index}
      onError={(error) => report({ kind: 'error', error, while: 'drawing a dialog' })}
    >
      <Layer />
    </RenderErrorBoundary>
  ));
}
