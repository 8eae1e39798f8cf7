import { useReadable, useShell } from '@souk/remote-kit';
import {
  BookMarked,
  ChevronDown,
  LocateFixed,
  LogIn,
  MapPinned,
  MapPin,
  media,
  Menu,
  tokens,
} from '@souk/ui';
import { useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useDeliveryLocation } from './location-context.ts';
import { useText } from './texts/texts.ts';

const PIN = '20px';
const CAPTION_LINE = '1.15rem';

const Place = styled.div<{ $besideSearch: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  max-inline-size: 19rem;
  min-block-size: 2.75rem;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.m};

  /* A search beside it is the widest thing in the bar, and stays where it is when the address becomes known. */
  ${({ $besideSearch }) =>
    $besideSearch &&
    css`
      ${media.from1180} {
        flex: none;
        inline-size: 11rem;
      }
    `}
  &:hover {
    background: ${tokens.color.sunken};
  }
  > svg {
    flex: none;
    color: ${tokens.color.accentStrong};
  }
`;

/** Lies over the whole place, but holds only its own name: the address beside it describes the button, and is not it. */
const Trigger = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-start;
  padding-block-start: ${tokens.space[1]};
  padding-inline-start: calc(${tokens.space[3]} + ${PIN} + ${tokens.space[2]});
  border-radius: inherit;
  font: ${tokens.type.caption};
  line-height: ${CAPTION_LINE};
  color: ${tokens.color.inkSoft};
`;

const Address = styled.span`
  min-inline-size: 5rem;
  margin-block-start: ${CAPTION_LINE};
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font: ${tokens.type.smallStrong};
  /* An address in the other script is cut at its own end. */
  unicode-bidi: plaintext;
  text-align: left;

  &:dir(rtl) {
    text-align: right;
  }
`;

/** The header's way to a location: a saved address, the device's position or the map (LOC-20, LOC-21). */
export function LocationMenu({ besideSearch = false }: { besideSearch?: boolean }) {
  const t = useText();
  const { addresses, session, toast } = useShell();
  const { status } = useReadable(session.state);
  const location = useDeliveryLocation();
  const current = useReadable(location.services.current);
  const locating = useReadable(location.locating);
  const address = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  const takeDevicePosition = async () => {
    const outcome = await location.pickDevicePosition('header');
    if (!outcome.location && outcome.problem) toast({ kind: 'error', text: outcome.problem, id: 'location' });
  };
  const takeSaved = async () => {
    // The dialogs give focus back to what had it, and the menu's entry will be gone.
    trigger.current?.focus({ preventScroll: true });
    const chosen = await addresses.choose();
    if (!chosen) return;
    const { latitude: lat, longitude: lng, address: words, zone_ids: zoneIds } = chosen;
    const isElsewhere = !current || current.lat !== lat || current.lng !== lng;
    if (isElsewhere) location.take({ lat, lng, address: words, zoneIds }, 'saved');
  };
  const saved = {
    id: 'saved',
    label: t('menu.saved'),
    icon: <BookMarked size={18} aria-hidden />,
    onSelect: () => void takeSaved(),
  };
  const signIn = {
    id: 'sign-in',
    label: t('menu.signIn'),
    icon: <LogIn size={18} aria-hidden />,
    onSelect: () => session.signIn(),
  };
  const items = [
    ...(status === 'customer' ? [saved] : []),
    {
      id: 'current',
      label: t('useCurrent'),
      icon: <LocateFixed size={18} aria-hidden />,
      onSelect: () => void takeDevicePosition(),
    },
    {
      id: 'map',
      label: t('pickFromMap'),
      icon: <MapPinned size={18} aria-hidden />,
      onSelect: () => {
        trigger.current?.focus({ preventScroll: true });
        void location.services.pick({ flow: 'header' });
      },
    },
    ...(status === 'guest' ? [signIn] : []),
  ];

  return (
    <Place $besideSearch={besideSearch}>
      <MapPin size={PIN} aria-hidden />
      {/* In its own direction, so that what does not fit is cut from its end. */}
      <Address id={address} dir="auto">
        {locating ? t('locating') : current?.address || t('menu.none')}
      </Address>
      <ChevronDown size={16} aria-hidden />
      <Menu
        label={t('menu.location')}
        items={items}
        trigger={
          <Trigger ref={trigger} type="button" aria-describedby={address} aria-busy={locating}>
            {t('menu.location')}
          </Trigger>
        }
      />
    </Place>
  );
}
