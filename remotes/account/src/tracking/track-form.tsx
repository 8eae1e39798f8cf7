import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, PackageSearch, TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { saveTrackDraft, readTrackDraft, type TrackDraft } from './track-draft.ts';
import { useText } from './texts/texts.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  inline-size: 100%;
  max-inline-size: 480px;
`;

/** Asks which order, and of guests a contact too (ORD-13, ORD-15). What is typed outlasts a reload and a lost connection. */
export function TrackForm({ wanted }: { wanted: TrackDraft }) {
  const t = useText();
  const { drafts, navigate, session } = useShell();
  const isGuest = useReadable(session.state).status === 'guest';
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TrackDraft>(() => (wanted.orderId ? wanted : readTrackDraft(drafts)));
  const [missing, setMissing] = useState<readonly (keyof TrackDraft)[]>([]);
  const change = (changes: Partial<TrackDraft>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    saveTrackDraft(drafts, next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const names = isGuest ? (['orderId', 'contact'] as const) : (['orderId'] as const);
    const empty = names.filter((name) => typed[name].trim() === '');
    setMissing(empty);
    const [first] = empty;
    if (first) {
      const field = form.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    // A contact has no business in an address, which servers and histories keep.
    navigate(`${ROUTES.trackOrder}?order_id=${encodeURIComponent(typed.orderId.trim())}`, {
      state: isGuest ? { contact_number: typed.contact.trim() } : undefined,
    });
  };
  return (
    <Form ref={form} noValidate onSubmit={submit} aria-label={t('form.label')}>
      <TextField
        label={t('form.orderId')}
        name="orderId"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed.orderId}
        onChange={({ target }) => change({ orderId: target.value })}
        error={missing.includes('orderId') ? t('form.needOrderId') : undefined}
      />
      {isGuest && (
        <TextField
          label={t('form.contact')}
          name="contact"
          hint={missing.includes('contact') ? undefined : t('form.contactHint')}
          dir="ltr"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="tel"
          maxLength={255}
          value={typed.contact}
          onChange={({ target }) => change({ contact: target.value })}
          error={missing.includes('contact') ? t('form.needContact') : undefined}
        />
      )}
      <Button type="submit" size="l" block>
        <PackageSearch size={20} aria-hidden />
        {t('form.submit')}
      </Button>
    </Form>
  );
}
