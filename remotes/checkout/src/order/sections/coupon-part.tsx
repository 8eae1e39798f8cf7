import { useRef, useState } from 'react';
import { useFormats, useShell } from '@souk/remote-kit';
import { BadgeCheck, Button, IconButton, TextField, Ticket, tokens, X, useFocusFirstError } from '@souk/ui';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { PartCard } from './part-card.tsx';

const { color, space } = tokens;

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
`;
const Applied = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.successSoft};
  color: ${color.success};
  font: ${tokens.type.smallStrong};

  span {
    flex: 1;
  }
`;
const Pick = styled.div`
  justify-self: start;
`;

function CouponField({ onApply }: { onApply(code: string): void }) {
  const t = useText();
  const { couponProblem, updating, values } = useOrder();
  const element = useRef<HTMLFormElement>(null);
  // The form's own count begins again with the code that is applied.
  const [attempts, setAttempts] = useState(0);
  useFocusFirstError(element, attempts);
  const form = useFormik({
    initialValues: { code: values.coupon },
    // A code that was picked from the list stands in the field, too, where it does not hold.
    enableReinitialize: true,
    onSubmit: ({ code }) => {
      setAttempts(attempts + 1);
      onApply(code.trim());
    },
  });
  return (
    <Fields ref={element} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={t('coupon.code')}
        hideLabel
        placeholder={t('coupon.code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        dir="auto"
        error={couponProblem?.message}
        {...form.getFieldProps('code')}
      />
      <Button type="submit" variant="secondary" aria-disabled={updating || undefined}>
        {t('coupon.apply')}
      </Button>
    </Fields>
  );
}

/** A coupon by its code, or picked from those that there are (WAL-7, CHK-4). */
export function CouponPart() {
  const t = useText();
  const { money } = useFormats();
  const { session } = useShell();
  const { values, change, quote, couponProblem } = useOrder();
  const [open, setOpen] = useState(false);
  const apply = (coupon: string) => change({ coupon });
  const { coupon } = quote;
  return (
    <PartCard title={t('coupon.title')}>
      {values.coupon !== '' && coupon ? (
        <Applied role="status">
          <BadgeCheck size={20} aria-hidden />
          <span>{t('coupon.applied', { code: coupon.code, amount: money(coupon.discount) })}</span>
          <IconButton
            label={t('coupon.remove')}
            icon={<X size={18} aria-hidden />}
            onClick={() => change({ coupon: '' })}
          />
        </Applied>
      ) : (
        <>
          <CouponField onApply={apply} />
          {couponProblem?.code === 'coupon_login' && (
            <Pick>
              <Button variant="secondary" size="s" onClick={() => session.signIn()}>
                {t('coupon.signIn')}
              </Button>
            </Pick>
          )}
          <Pick>
            <Button variant="ghost" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Ticket size={18} aria-hidden />
              {t('coupon.pick')}
            </Button>
          </Pick>
        </>
      )}
      <CouponDialog
        open={open}
        onClose={() => setOpen(false)}
        onPick={(code) => {
          setOpen(false);
          apply(code);
        }}
      />
    </PartCard>
  );
}
