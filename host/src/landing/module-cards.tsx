import { modulesQuery } from '@souk/api-client';
import { inModule, pictureSourceSet, ROUTES } from '@souk/contracts';
import type { MarketplaceModule } from '@souk/contracts';
import { isPlainPress, Link, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { Container, media, Picture, Skeleton, tokens } from '@souk/ui';
import type { MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { useDeliveryLocation } from '../location/location-context.ts';
import { useModules } from '../modules/modules-context.ts';
import { useText } from '../texts/texts.ts';

const { color, space, type } = tokens;

const Section = styled(Container).attrs({ as: 'section' })`
  padding-block-start: ${space.section};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin-block-start: ${space[5]};

  ${media.from600} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: ${space[4]};
  }
`;

const card = css`
  display: grid;
  align-content: start;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.s};
`;
const WaitingCard = styled.div`
  ${card}
`;
const Card = styled(Link)`
  ${card}
  transition:
    box-shadow ${tokens.motion.calm},
    translate ${tokens.motion.calm};

  &:hover {
    box-shadow: ${tokens.shadow.m};
    translate: 0 -2px;
  }
`;

const Words = styled.span`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};

  ${media.from600} {
    padding: ${space[4]} ${space[5]} ${space[5]};
  }
`;

const Name = styled.span`
  font: ${type.subtitle};
`;

const About = styled.span`
  font: ${type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const PICTURE_RATIO = 16 / 10;

const WaitingPicture = styled.span`
  display: block;
  aspect-ratio: ${PICTURE_RATIO};
  background: ${color.sunken};
`;

/** As many as marketplaces usually have; together they are higher than a screen. */
const WAITING_CARDS = 5;

/** What kinds of shops there are; the first press asks for the place, where there is none yet. */
export function ModuleCards() {
  const t = useText();
  const { data, isError } = useQuery(modulesQuery());
  const location = useDeliveryLocation();
  const modules = useModules();
  const shell = useShell();
  const place = useReadable(location.services.current);
  const served = useReadable(modules.services.available);
  const haveFailed = useReadable(modules.failed);
  const shown = place ? served : data;
  if (!shown && (place ? haveFailed : isError)) return null;
  if (shown?.length === 0) return null;

  const open = (event: MouseEvent, { id }: MarketplaceModule) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (place) shell.module.switchTo(id);
    else void pickPlaceFor(id);
  };
  const pickPlaceFor = async (moduleId: number) => {
    modules.want(moduleId);
    await shell.location.pick({ flow: 'header' });
    modules.want(null);
  };

  return (
    <Section aria-labelledby="landing-modules">
      <h2 id="landing-modules">{t('landing.modules')}</h2>
      <Grid>
        {!shown &&
          Array.from({ length: WAITING_CARDS }, (_, index) => (
            <li key={index} aria-hidden>
              <WaitingCard>
                <WaitingPicture />
                <Words>
                  <Name>
                    <Skeleton height="1lh" width="40%" />
                  </Name>
                  <About>
                    <Skeleton height="1lh" width="80%" />
                  </About>
                </Words>
              </WaitingCard>
            </li>
          ))}
        {shown?.map((module, index) => (
          <li key={module.id}>
            <Card to={inModule(ROUTES.home, module.id)} onClick={(event) => open(event, module)}>
              <Picture
                src={module.thumbnail_full_url}
                srcSet={pictureSourceSet(module.thumbnail_full_url)}
                alt=""
                // As in the arcade above, whose files are here already.
                sizes="480px"
                ratio={PICTURE_RATIO}
                // The first row stands on the first screen of a phone.
                priority={index < 2}
              />
              <Words>
                <Name>{module.module_name}</Name>
                <About>{module.description}</About>
              </Words>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
