import { useEffect, useRef } from 'react';
import { RenderErrorBoundary, useReadable } from '@souk/remote-kit';
import { Dialog, Skeleton, VisuallyHidden, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';

const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
`;

/** One dialog replaces another here, so neither knows what had the focus before both. */
function useFocusReturn(opener: Element | null): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (opener === null && last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
    last.current = opener;
  }, [opener]);
}

/** The product dialog that an item's module contributes, with a slot's protection around it. */
export function ProductDialogHost() {
  const t = useText();
  const { productDialog, services } = useHost();
  const open = useReadable(productDialog.open);
  useFocusReturn(open?.opener ?? null);
  if (!open) return null;
  const { item, line, Dialog: Contributed } = open;
  if (!Contributed) {
    return (
      <Dialog open onClose={productDialog.close} title={item.name} width="product" hideTitle>
        <Waiting aria-busy>
          <VisuallyHidden role="status">{t('slot.loading')}</VisuallyHidden>
          <Skeleton height="260px" radius="l" />
          <Skeleton height="28px" width="70%" />
          <Skeleton height="80px" />
        </Waiting>
      </Dialog>
    );
  }
  return (
    <RenderErrorBoundary
      key={`${item.id} ${line?.id ?? ''}`}
      onError={(error) => {
        services.report({ kind: 'error', error, while: `drawing the product dialog of ${item.module_type}` });
        productDialog.failed();
      }}
    >
      <Contributed item={item} line={line} onClose={productDialog.close} />
    </RenderErrorBoundary>
  );
}
