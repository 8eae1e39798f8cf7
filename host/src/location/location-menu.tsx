import { useReadable, useShell } from '@souk/remote-kit';
import { ChevronDown, LocateFixed, LogIn, MapPinned, MapPin, Menu, tokens } from '@souk/ui';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { useText } from './texts/texts.ts';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  max-inline-size: 19rem;
  min-block-size: 2.75rem;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  text-align: start;

  &:hover {
    background: ${tokens.color.sunken};
  }
  > svg {
    flex: none;
    color: ${tokens.color.accentStrong};
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
`;

const Caption = styled.span`
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
`;

const Address = styled.span`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font: ${tokens.type.smallStrong};
`;

/** The header's way to a location: the device's position or the map (LOC-20, LOC-21). */
export function LocationMenu() {
  const t = useText();
  const { session, toast } = useShell();
  const { status } = useReadable(session.state);
  const { location } = useHost();
  const current = useReadable(location.services.current);
  const locating = useReadable(location.locating);
  const address = useId();
  const trigger = useRef<HTMLButtonElement>(null);

  const takeDevicePosition = async () => {
    const outcome = await location.pickDevicePosition('header');
    if (!outcome.location && outcome.problem) toast({ kind: 'error', text: outcome.problem, id: 'location' });
  };
  const signIn = {
    id: 'sign-in',
    label: t('menu.signIn'),
    icon: <LogIn size={18} aria-hidden />,
    onSelect: () => session.signIn(),
  };
  const items = [
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
        // The dialog gives focus back to what had it, and the menu's entry will be gone.
        trigger.current?.focus();
        void location.services.pick({ flow: 'header' });
      },
    },
    ...(status === 'guest' ? [signIn] : []),
  ];

  return (
    <Menu
      label={t('menu.location')}
      items={items}
      trigger={
        <Trigger
          ref={trigger}
          type="button"
          aria-label={t('menu.location')}
          aria-describedby={address}
          aria-busy={locating}
        >
          <MapPin size={20} aria-hidden />
          <Words>
            <Caption>{t('menu.location')}</Caption>
            <Address id={address}>
              <bdi>{locating ? t('locating') : current?.address || t('menu.none')}</bdi>
            </Address>
          </Words>
          <ChevronDown size={16} aria-hidden />
        </Trigger>
      }
    />
  );
}
