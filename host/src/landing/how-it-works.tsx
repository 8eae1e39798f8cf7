import { pictureSourceSet } from '@souk/contracts';
import type { Landing } from '@souk/contracts';
import { Container, Picture, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const { color, space, type } = tokens;

const Section = styled(Container).attrs({ as: 'section' })`
  padding-block-start: ${space.section};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space[6]};
  margin-block-start: ${space[5]};
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${space[4]};
  align-items: center;

  > :first-child {
    border-radius: ${tokens.radius.l};
  }
`;

const Title = styled.h3`
  font: ${type.subtitle};
`;

const Text = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
`;

/** How ordering works, in the marketplace's own words. */
export function HowItWorks({ steps }: { steps: Landing['steps'] }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <Section aria-labelledby="landing-steps">
      <h2 id="landing-steps">{t('landing.steps')}</h2>
      <Steps>
        {steps.map(({ title, sub_title, image_full_url }) => (
          <Step key={title}>
            <Picture
              src={image_full_url}
              srcSet={pictureSourceSet(image_full_url)}
              alt=""
              sizes="88px"
              ratio={1}
            />
            <div>
              <Title>{title}</Title>
              <Text>{sub_title}</Text>
            </div>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
