import { useRef } from 'react';
import type { DeliveryAddress } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, Plus, Skeleton, tokens } from '@souk/ui';
import styled from 'styled-components';
import { AdditionalInformation } from './additional-information.tsx';
import { AddressCard } from './address-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { DeliveryCard, Line, Words } from './delivery-card.ts';
import { GuestPlace } from './guest-place.tsx';
import { useText } from './texts/texts.ts';

const { space } = tokens;

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Heading = styled.h2`
  font: ${tokens.type.subtitle};
`;

/** Its words begin where the cards do, for all its room to press. */
const Links = styled.div`
  margin-block-start: calc(-1 * ${space[2]});
  margin-inline-start: calc(-1 * ${space[4]});
`;

export interface DeliverySectionProps {
  /** A customer's order is picked up at the store: only whom to ask for is shown (ADDR-11). */
  takeAway?: boolean;
  /** The zone of the store: only addresses in it are offered (ADDR-2). */
  zoneId?: number;
  /** A guest changed the address in its form, and with it whom to ask for. */
  onEdited?(address: DeliveryAddress): void;
}

/**
 * Where an order goes, and for a customer whom to ask for (ADDR-9 to ADDR-17): what is shown and chosen is
 * `ShellServices.addresses`'s. Whom to ask for of a guest, the page itself asks.
 */
export function DeliverySection({ takeAway = false, zoneId, onEdited }: DeliverySectionProps) {
  const t = useText();
  const { addresses, session } = useShell();
  const isGuest = useReadable(session.state).status === 'guest';
  if (takeAway) {
    return (
      <Root aria-label={t('contactHeading')}>
        <ContactCard />
      </Root>
    );
  }
  return (
    <Root aria-label={t('heading')}>
      <Head>
        <Heading>{t('heading')}</Heading>
        {!isGuest && (
          <Button size="s" variant="secondary" onClick={() => void addresses.edit()}>
            <Plus size={18} aria-hidden />
            {t('add')}
          </Button>
        )}
      </Head>
      {isGuest ? <GuestPlace onEdited={onEdited} /> : <Selected zoneId={zoneId} />}
    </Root>
  );
}

function Selected({ zoneId }: { zoneId?: number }) {
  const t = useText();
  const { addresses } = useShell();
  const list = useReadable(addresses.list);
  const selected = useReadable(addresses.selected);
  const pencil = useRef<HTMLButtonElement>(null);
  const card = () => {
    if (selected) return <AddressCard address={selected} pencil={pencil} />;
    if (!list) return <Skeleton height="112px" radius="l" />;
    return (
      <DeliveryCard>
        <Words>
          <Line>{t('noAddress')}</Line>
        </Words>
      </DeliveryCard>
    );
  };
  return (
    <>
      {card()}
      <Links>
        <Button size="s" variant="ghost" onClick={() => void addresses.choose({ zoneId })}>
          {t('viewSaved')}
        </Button>
      </Links>
      {selected?.id === null && (
        <AdditionalInformation
          address={selected}
          // The block goes once the address is saved; the focus must stay somewhere.
          onSaved={() => pencil.current?.focus()}
        />
      )}
    </>
  );
}
