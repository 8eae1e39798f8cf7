import { useEffect, useLayoutEffect, useRef } from 'react';
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

/** One dialog takes the place of another here, so what had the focus before both is remembered by neither. */
function useFocusGivenBack(open: boolean): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [open]);
}

/** The product dialog that an item's module contributes, with a slot's protection around it. */
export function ProductDialogHost() {
  const t = useText();
  const { productDialog, services } = useHost();
  const open = useReadable(productDialog.open);
  useFocusGivenBack(open !== null);
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
