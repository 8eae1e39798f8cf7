import { inModule, ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { ArrowRight, Button, MapPin, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useDeliveryLocation } from '../location/location-context.ts';
import { useModules } from '../modules/modules-context.ts';
import { useText } from '../texts/texts.ts';

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border-radius: ${tokens.radius.xl};
  box-shadow: ${tokens.shadow.m};

  > button {
    flex: 1 0 auto;
  }
  > button svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Place = styled.p`
  flex: 1 1 12rem;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font: ${tokens.type.smallStrong};

  > svg {
    flex: none;
    color: ${tokens.color.accentStrong};
  }
`;

/** As high before the address is known, which only the browser remembers. */
const Address = styled.bdi`
  display: block;
  min-block-size: 1lh;
`;

const Caption = styled.span`
  display: block;
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};
`;

/** For those who have a place already: on to where they were, or to the choice of modules (LAN-4, MOD-1). */
export function GoOn() {
  const t = useText();
  const { navigate } = useShell();
  const location = useDeliveryLocation();
  const modules = useModules();
  const place = useReadable(location.services.current);
  const module = useReadable(modules.services.current);
  const available = useReadable(modules.services.available);
  const failed = useReadable(modules.failed);
  if (!place) return null;
  return (
    <Card>
      <Place>
        <MapPin size={20} aria-hidden />
        <span>
          <Caption>{t('landing.deliverTo')}</Caption>
          <Address>
            <bdi>{place.address}</bdi>
          </Address>
        </span>
      </Place>
      <Button
        size="l"
        loading={!available && !failed}
        onClick={() => (module ? navigate(inModule(ROUTES.home, module.id)) : modules.choose())}
      >
        {module ? t('landing.goOnTo', { module: module.module_name }) : t('landing.goOn')}
        <ArrowRight size={20} aria-hidden />
      </Button>
    </Card>
  );
}
