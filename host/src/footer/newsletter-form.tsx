import { useRef, useState, type FormEvent } from 'react';
import { ApiError, subscribeToNewsletter } from '@souk/api-client';
import { useShell } from '@souk/remote-kit';
import { Button, TextField, tokens, useFocusFirstError } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[2]};
  max-inline-size: 480px;
`;

/** The pattern of HTML's own e-mail fields, with a dot in the domain (FTR-6). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Subscribes to the newsletter, and clears once the server has said so (FTR-6, FTR-7). */
export function NewsletterForm() {
  const t = useText();
  const { toast } = useShell();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, attempts);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setAttempts(attempts + 1);
    const typed = email.trim();
    if (!EMAIL.test(typed)) return setProblem(t('footer.newsletter.invalid'));
    setProblem(undefined);
    setSending(true);
    try {
      const { message } = await subscribeToNewsletter({ email: typed });
      toast({ kind: 'success', text: message });
      setEmail('');
    } catch (error) {
      setProblem(sentenceOf(error) ?? t('footer.newsletter.failed'));
    } finally {
      setSending(false);
    }
  }

  /** The server's own words; what it refuses of the field is what the field says (FTR-6). */
  const sentenceOf = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    const [first] = error.errors;
    return first?.code === 'email' ? t('footer.newsletter.invalid') : first?.message;
  };

  return (
    <Row ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('footer.newsletter.label')}
        hideLabel
        name="newsletter_email"
        type="email"
        autoComplete="email"
        dir="ltr"
        placeholder={t('footer.newsletter.placeholder')}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" loading={sending}>
        {t('footer.newsletter.subscribe')}
      </Button>
    </Row>
  );
}
