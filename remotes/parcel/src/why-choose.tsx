import styled from 'styled-components';
import { parcelWhyChooseQuery } from '@souk/api-client';
import { MediaPicture, QuerySection } from '@souk/storefront';
import { media, Skeleton, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[6]} ${tokens.space[4]};

  ${media.from999} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Reason = styled.li`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};

  h3 {
    font: ${tokens.type.subtitle};
  }
  p {
    font: ${tokens.type.small};
    color: ${tokens.color.inkSoft};
  }
`;
const Sign = styled.div`
  inline-size: 72px;
  margin-block-end: ${tokens.space[2]};
  border-radius: ${tokens.radius.l};
`;

/** The strip of reasons to send with us (HOM-1, PCL-1). */
export function WhyChoose() {
  const t = useText();
  return (
    <QuerySection
      heading={t('sections.why')}
      query={parcelWhyChooseQuery()}
      isEmpty={(reasons) => reasons.length === 0}
      skeleton={
        <Strip>
          {[0, 1, 2, 3].map((reason) => (
            <li key={reason}>
              <Skeleton height="9.5rem" radius="l" />
            </li>
          ))}
        </Strip>
      }
    >
      {(reasons) => (
        <Strip>
          {reasons.map(({ id, title, short_description, image_full_url }) => (
            <Reason key={id}>
              <Sign>
                <MediaPicture src={image_full_url} alt="" sizes="72px" ratio={1} />
              </Sign>
              <h3>{title}</h3>
              <p>{short_description}</p>
            </Reason>
          ))}
        </Strip>
      )}
    </QuerySection>
  );
}
