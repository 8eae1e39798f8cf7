import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { CheckoutSectionProps } from '@souk/contracts';
import { RenderErrorBoundary, useReadable, useShell } from '@souk/remote-kit';
import { CheckoutProblem } from '@souk/storefront/orders';
import { Skeleton } from '@souk/ui';
import styled from 'styled-components';
import { partId } from '../focus-part.ts';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';

const Place = styled.div`
  scroll-margin-block-start: 88px;

  &:empty {
    display: none;
  }
`;

/** What the module's own remote asks for (CHK-10): a live release's section, or nothing where none brings one. */
export function ModulePart() {
  const t = useText();
  const shell = useShell();
  const moduleType = useReadable(shell.module.current)?.module_type;
  const { goods, values, change, onUploading, quote, errors, tried } = useOrder();
  const [Section, setSection] = useState<ComponentType<CheckoutSectionProps> | null>();

  useEffect(() => {
    if (!moduleType) return;
    let wanted = true;
    shell
      .contribution('checkout-section', moduleType)
      .then((found) => wanted && setSection(() => found))
      .catch((error: unknown) => {
        if (wanted) setSection(null);
        shell.report({ kind: 'error', error, while: 'loading a checkout section' });
      });
    return () => {
      wanted = false;
    };
  }, [shell, moduleType]);

  // A section says itself that a prescription is missing, and nothing else.
  const needsFallback = errors.extras !== undefined && errors.extras !== t('prescriptionNeeded');
  // Without a section of the module, missing fields are still shown.
  const fallback = errors.extras ? <CheckoutProblem>{errors.extras}</CheckoutProblem> : null;
  const isPrescription = goods.page === 'prescription';
  return (
    <Place id={partId('extras')} tabIndex={-1}>
      {Section ? (
        <RenderErrorBoundary
          onError={(error) => shell.report({ kind: 'error', error, while: 'drawing a checkout section' })}
          fallback={fallback}
        >
          <Section
            lines={quote.lines}
            prescriptionOnly={isPrescription}
            orderType={values.orderType}
            extras={values.extras}
            onChange={(extras) => change({ extras: { ...values.extras, ...extras } })}
            onUploading={onUploading}
            showErrors={tried}
          />
          {needsFallback && fallback}
        </RenderErrorBoundary>
      ) : (
        <>
          {/* Where the form begins with it, it pushes nothing down when it comes. */}
          {isPrescription && Section === undefined && <Skeleton height="212px" radius="l" />}
          {fallback}
        </>
      )}
    </Place>
  );
}
