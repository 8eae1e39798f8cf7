import type { Contact } from '@souk/contracts';
import { Line, Name } from './delivery-card.ts';

/** Whom to ask for: name, phone, and e-mail where there is one (ADDR-15). The number is E.164, so it begins with a plus. */
export function ContactLines({ contact, named = false }: { contact: Contact; named?: boolean }) {
  const Who = named ? Name : Line;
  return (
    <>
      <Who>
        <bdi>{contact.name}</bdi>
      </Who>
      <Line>
        <bdi dir="ltr">{contact.number}</bdi>
      </Line>
      {contact.email && (
        <Line>
          <bdi dir="ltr">{contact.email}</bdi>
        </Line>
      )}
    </>
  );
}
