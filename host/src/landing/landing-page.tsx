import { landingQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { Container, media, Skeleton, tokens } from '@souk/ui';
import styled from 'styled-components';
import { LocationSearchForm } from '../location/location-search-form.tsx';
import { useText } from '../texts/texts.ts';
import { Arcade } from './arcade.tsx';
import { GoOn } from './go-on.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ModuleCards } from './module-cards.tsx';

const { color, space, type } = tokens;

const Hero = styled.section`
  padding-block-start: clamp(2rem, 1rem + 4vw, 4.5rem);
  background:
    radial-gradient(120% 90% at 85% 10%, ${color.accentSoft}, transparent 60%),
    radial-gradient(90% 80% at 0% 100%, ${color.accentSoft}, transparent 55%), ${color.ground};
`;

const Split = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: end;

  ${media.from999} {
    grid-template-columns: 1fr 1.15fr;
    gap: ${space[12]};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-self: center;

  ${media.from999} {
    padding-block-end: clamp(2rem, 1rem + 4vw, 4.5rem);
  }
`;

const Title = styled.h1`
  font: ${type.display};
  letter-spacing: -0.02em;

  /* A short title keeps to one line on the narrowest screens, also before its font is there: a second line moves the page. */
  @media (max-width: 339px) {
    font-size: 1.875rem;
  }
`;

const Lead = styled.p`
  max-inline-size: 46ch;
  margin-block-end: ${space[4]};
  font: ${type.subtitle};
  font-weight: 400;
  color: ${color.inkSoft};
`;

/** As high as the words that it waits for, where the page did not bring them along. */
const WaitingLine = () => <Skeleton height="1lh" width="80%" />;
const WaitingLines = () => (
  <>
    <WaitingLine />
    <WaitingLine />
  </>
);

/** Where to, first of all; then what there is (LAN-1 to LAN-5, LOC-24). */
export function LandingPage() {
  const t = useText();
  const { data: landing, isPending } = useQuery(landingQuery());
  return (
    <>
      <Hero>
        <Split>
          <Words>
            <Title aria-busy={isPending}>
              {isPending ? <WaitingLine /> : (landing?.fixed_header_title ?? t('landing.title'))}
            </Title>
            <Lead>
              {isPending ? <WaitingLines /> : (landing?.fixed_header_sub_title ?? t('landing.lead'))}
            </Lead>
            <GoOn />
            <LocationSearchForm />
          </Words>
          <Arcade />
        </Split>
      </Hero>
      <ModuleCards />
      <HowItWorks steps={landing?.steps ?? []} />
    </>
  );
}
