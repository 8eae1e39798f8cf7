import { useEffect, useRef } from 'react';
import { useReadable } from '@souk/remote-kit';
import { Dialog, Skeleton, VisuallyHidden, tokens } from '@souk/ui';
import styled from 'styled-components';
import { Contribution } from '../contributions/contribution.tsx';
import { useText } from '../texts/texts.ts';
import { CarriedPicture } from './carry-picture.ts';
import { useDialogs } from './dialogs-context.ts';

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

function OpenProductDialog() {
  const t = useText();
  const { productDialog } = useDialogs();
  const open = useReadable(productDialog.open);
  useFocusReturn(open?.opener ?? null);
  if (!open) return null;
  const { item, line } = open;
  const waiting = (
    <Dialog open onClose={productDialog.close} title={item.name} width="product" hideTitle>
      <Waiting aria-busy>
        <VisuallyHidden role="status">{t('slot.loading')}</VisuallyHidden>
        <Skeleton height="260px" radius="l" />
        <Skeleton height="28px" width="70%" />
        <Skeleton height="80px" />
      </Waiting>
    </Dialog>
  );
  return (
    <Contribution
      key={`${item.id} ${line?.id ?? ''}`}
      place="product-dialog"
      moduleType={item.module_type}
      given={{ item, line, onClose: productDialog.close }}
      waiting={waiting}
      onMissing={productDialog.missing}
    />
  );
}

/** The product dialog that an item's module contributes, and what stands there while it is loaded. */
export function ProductDialogHost() {
  return (
    <>
      <CarriedPicture />
      <OpenProductDialog />
    </>
  );
}
