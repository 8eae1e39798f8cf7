import { useRef, useState } from 'react';
import { type ContactBody, verifyContact } from '@souk/api-client';
import { isolate, latinDigits } from '@souk/i18n';
import { useShell } from '@souk/remote-kit';
import { Button, Dialog, TextField, useFocusFirstError } from '@souk/ui';
import { DialogActions, FormProblem } from '../page/card.tsx';
import { formErrors } from '../page/form-errors/form-errors.ts';
import { useText } from './texts/texts.ts';

/** A contact whose code is on its way. */
export interface SentCode {
  contact: ContactBody;
  /** Undefined for the code that came with the sign-up. */
  request_id?: string;
}

interface Props {
  sent: SentCode;
  onVerified(): void;
  onClose(): void;
}

/** Takes the code that came to a phone or an e-mail address, which counts from then on (PRF-2). */
export function VerifyContactDialog({ sent, onVerified, onClose }: Props) {
  const t = useText();
  const { toast } = useShell();
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, attempts);
  const { contact, request_id } = sent;
  const [value = ''] = Object.values(contact) as string[];

  async function confirm() {
    const code = latinDigits(otp).replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return setError(t('code.wrong'));
    setIsSending(true);
    setProblem(null);
    try {
      const { message } = await verifyContact({ ...contact, ...(request_id && { request_id }), otp: code });
      toast({ kind: 'success', text: message });
      onVerified();
    } catch (failure) {
      const wrong = formErrors(failure, ['otp']);
      setError(wrong.fields.otp);
      setProblem(wrong.form);
      setIsSending(false);
    }
  }

  const footer = (
    <DialogActions>
      <Button variant="secondary" onClick={onClose}>
        {t('code.cancel')}
      </Button>
      <Button type="submit" form="verify-contact" loading={isSending}>
        {t('code.confirm')}
      </Button>
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} title={t('code.title')} footer={footer}>
      <form
        ref={form}
        id="verify-contact"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempts(attempts + 1);
          void confirm();
        }}
      >
        <TextField
          name="otp"
          label={t('code.label')}
          hint={t('code.sentTo', { contact: isolate(value) })}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={otp}
          error={error}
          onChange={({ target }) => {
            setOtp(target.value);
            setError(undefined);
          }}
        />
        {problem && <FormProblem role="alert">{problem}</FormProblem>}
      </form>
    </Dialog>
  );
}
