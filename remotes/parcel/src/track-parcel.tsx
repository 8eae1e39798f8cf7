import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Section } from '@souk/storefront';
import { Button, media, PackageSearch, TextField, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[6]};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.accentSoft};

  ${media.from999} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
/* Beside the fields, not their labels. */
const Go = styled.div`
  ${media.from999} {
    padding-block-start: 1.75rem;
  }
`;

/** Asks which parcel, and of guests their number too, and leads to the page that follows it, while a release draws that (HOM-1, PCL-7, ORD-13). */
export function TrackParcel() {
  const t = useText();
  const { session, canNavigate, navigate } = useShell();
  const guest = useReadable(session.state).status === 'guest';
  const [missing, setMissing] = useState<readonly string[]>([]);
  if (!canNavigate(ROUTES.trackOrder)) return null;

  const names = guest ? ['order_id', 'contact_number'] : ['order_id'];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const valueOf = (name: string) => {
      const field = elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value.trim() : '';
    };
    const empty = names.filter((name) => valueOf(name) === '');
    setMissing(empty);
    const [first] = empty;
    if (first) {
      const field = elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    // A phone number has no business in an address, which servers and histories keep.
    navigate(`${ROUTES.trackOrder}?order_id=${encodeURIComponent(valueOf('order_id'))}`, {
      state: guest ? { contact_number: valueOf('contact_number') } : undefined,
    });
  };
  return (
    <Section heading={t('track.heading')} subtitle={t('track.text')}>
      <Form noValidate onSubmit={submit} aria-label={t('track.heading')}>
        <TextField
          label={t('track.order')}
          name="order_id"
          inputMode="numeric"
          autoComplete="off"
          error={missing.includes('order_id') ? t('track.needOrder') : undefined}
        />
        {guest && (
          <TextField
            label={t('track.contact')}
            name="contact_number"
            dir="ltr"
            autoComplete="tel"
            error={missing.includes('contact_number') ? t('track.needContact') : undefined}
          />
        )}
        <Go>
          <Button type="submit" size="l" block>
            <PackageSearch size={20} aria-hidden />
            {t('track.go')}
          </Button>
        </Go>
      </Form>
    </Section>
  );
}
