import { useRef, useState } from 'react';
import { removeAccount, sendRemovalCode } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import type { Customer } from '@souk/contracts';
import { latinDigits } from '@souk/i18n';
import { useFormats, useShell } from '@souk/remote-kit';
import { Button, Checkbox, Dialog, PasswordField, TextField, useFocusFirstError } from '@souk/ui';
import { Actions, Card, Column, DialogActions, FormProblem } from '../page/card.tsx';
import { formErrors } from '../page/form-errors/form-errors.ts';
import { useText } from './texts/texts.ts';

/** The question before an account is removed: what goes, what stays and why, and the proof of whose it is (PRF-8). */
function RemovalDialog({ customer, onClose }: { customer: Customer; onClose(): void }) {
  const t = useText();
  const { money } = useFormats();
  const { navigate, session, toast } = useShell();
  const [proof, setProof] = useState('');
  const [requestId, setRequestId] = useState<string | null>(null);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, attempts);
  const { has_password: hasPassword, wallet_balance: wallet } = customer;

  /** Runs a call, and shows what it complains of. */
  async function attempt(operation: () => Promise<void>) {
    setIsSending(true);
    setProblem(null);
    setError(undefined);
    try {
      await operation();
    } catch (failure) {
      const wrong = formErrors(failure, ['password', 'otp']);
      setError(wrong.fields.password ?? wrong.fields.otp);
      setProblem(wrong.form);
    }
    setIsSending(false);
  }
  const sendCode = () => attempt(async () => setRequestId((await sendRemovalCode()).request_id));
  const remove = () =>
    attempt(async () => {
      await removeAccount({
        ...(hasPassword
          ? { password: proof }
          : { otp: latinDigits(proof).replaceAll(/\s/g, ''), request_id: requestId ?? '' }),
        ...(isGivenUp && { give_up_wallet: true }),
      });
      // First, so that the page being left shows no sign-in message.
      navigate(ROUTES.landing);
      await session.forget();
      toast({ kind: 'success', text: t('remove.done') });
    });
  const submit = () => {
    if (!hasPassword && requestId === null) return void sendCode();
    if (proof === '') return setError(t(hasPassword ? 'remove.passwordNeeded' : 'code.wrong'));
    void remove();
  };
  const field = {
    value: proof,
    error,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => setProof(target.value),
  };

  const footer = (
    <DialogActions>
      <Button variant="secondary" onClick={onClose}>
        {t('remove.cancel')}
      </Button>
      <Button variant="danger" type="submit" form="remove-account" loading={isSending}>
        {t(hasPassword || requestId !== null ? 'remove.submit' : 'remove.sendCode')}
      </Button>
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} title={t('remove.title')} footer={footer}>
      <Column
        as="form"
        ref={form}
        id="remove-account"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempts(attempts + 1);
          submit();
        }}
      >
        <p>{t('remove.text')}</p>
        <p>{t('remove.kept')}</p>
        <p>{t('remove.points')}</p>
        {wallet > 0 && (
          <Checkbox
            label={t('remove.giveUp', { amount: money(wallet) })}
            checked={isGivenUp}
            onChange={({ target }) => setIsGivenUp(target.checked)}
          />
        )}
        {hasPassword && (
          <PasswordField
            name="password"
            label={t('remove.password')}
            autoComplete="current-password"
            {...field}
          />
        )}
        {!hasPassword && requestId === null && <p>{t('remove.codeText')}</p>}
        {!hasPassword && requestId !== null && (
          <TextField
            name="otp"
            label={t('code.label')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            {...field}
          />
        )}
        {problem && <FormProblem role="alert">{problem}</FormProblem>}
      </Column>
    </Dialog>
  );
}

/** The way out of an account (PRF-8). */
export function RemoveAccount({ customer }: { customer: Customer }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('remove.title')} text={t('remove.text')}>
      <Actions>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t('remove.open')}
        </Button>
      </Actions>
      {isOpen && <RemovalDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
