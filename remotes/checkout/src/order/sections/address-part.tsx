import { usePhoneCountry } from '@souk/phone';
import { CheckoutProblem, DeliverySection } from '@souk/storefront/orders';
import { contactOfAddress, guestContact } from '../guest-contact.ts';
import { useOrder } from '../order-context.ts';
import { zoneProblemOf } from '../problem-parts.ts';
import { useText } from '../../texts/texts.ts';
import { GuestContactPart } from './guest-contact-part.tsx';
import { PartCard } from './part-card.tsx';

/**
 * Whom to ask for and where a delivery goes; of a take-away the contact alone (ADDR-9, ADDR-11, CHK-6, CHK-7). A guest's
 * contact comes first: it is required, and of the address only the door is left to say.
 */
export function AddressPart() {
  const t = useText();
  const { country } = usePhoneCountry();
  const { change, errors, guest, quote, values } = useOrder();
  const takeAway = values.orderType === 'take_away';
  const wrong = errors.address ?? zoneProblemOf(quote);
  const contactWrong = errors.contactName ?? errors.contactNumber ?? errors.contactEmail;
  return (
    <PartCard title={guest || takeAway ? t('contact.title') : undefined} part="address">
      {guest && <GuestContactPart guest={guest} />}
      {!(guest && takeAway) && (
        <DeliverySection
          takeAway={takeAway}
          zoneId={quote.store?.zone_id}
          onEdited={(address) => change({ guest: guestContact(contactOfAddress(address), country) })}
        />
      )}
      {wrong && <CheckoutProblem>{wrong}</CheckoutProblem>}
      {!guest && contactWrong && <CheckoutProblem>{contactWrong}</CheckoutProblem>}
    </PartCard>
  );
}
