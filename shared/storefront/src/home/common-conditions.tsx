import { useState } from 'react';
import styled from 'styled-components';
import { commonConditionsQuery, conditionItemsQuery, errorCause, withShownError } from '@souk/api-client';
import type { CommonCondition, Item } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { Carousel, EmptyState, ErrorState, media, Pill, scrollRow, tokens } from '@souk/ui';
import { ItemCard } from '../item/item-card.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { OtherPlace } from '../place/other-place.tsx';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { QuerySection } from '../section/query-section.tsx';
import { useText } from '../texts/texts.ts';

/** More products than this stand in two rows (HOM-14). */
const ONE_ROW = 7;
const PER_VIEW = { base: 2.15, from600: 2.6, from999: 3, from1180: 4 };

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  ${media.from999} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;
const List = styled.ul`
  ${scrollRow}
  gap: ${tokens.space[2]};

  ${media.from999} {
    flex-direction: column;
  }
`;
const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  font: ${tokens.type.bodyStrong};
  white-space: nowrap;
  transition: background-color ${tokens.motion.fast};

  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }
`;
const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
`;
/* Rows of one height in every column, so that they stand in a line. */
const Pair = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  block-size: 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

/** Items in the columns of a carousel, one or two in each. */
function columnsOf(items: readonly Item[]): Item[][] {
  const rows = items.length > ONE_ROW ? 2 : 1;
  return Array.from({ length: Math.ceil(items.length / rows) }, (_, column) =>
    items.slice(column * rows, (column + 1) * rows),
  );
}

function Products({ condition }: { condition: CommonCondition }) {
  const t = useText();
  const { data, error, refetch } = useQuery(withShownError(conditionItemsQuery({ id: condition.id })));
  if (error && !data)
    return (
      <ErrorState title={t('listing.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
    );
  if (data?.products.length === 0) return <EmptyState title={t('conditions.none')} action={<OtherPlace />} />;
  return (
    <Carousel key={condition.id} label={condition.name} perView={PER_VIEW}>
      {data
        ? columnsOf(data.products).map((items) => (
            <Pair key={items[0]?.id}>
              {items.map((item) => (
                <ItemCard key={item.id} item={item} />
              ))}
            </Pair>
          ))
        : cardSkeletons(5)}
    </Carousel>
  );
}

function Conditions({ conditions }: { conditions: readonly CommonCondition[] }) {
  const t = useText();
  const [chosen, setChosen] = useState(conditions[0]?.id);
  const condition = conditions.find(({ id }) => id === chosen) ?? conditions[0];
  return (
    <Beside>
      <List aria-label={t('conditions.label')}>
        {conditions.map(({ id, name, image_full_url }) => (
          <li key={id}>
            <Choice type="button" aria-pressed={id === condition?.id} onClick={() => setChosen(id)}>
              <Sign>
                {image_full_url ? (
                  <MediaPicture src={image_full_url} alt="" sizes="40px" ratio={1} />
                ) : (
                  <Pill aria-hidden />
                )}
              </Sign>
              {name}
            </Choice>
          </li>
        ))}
      </List>
      {condition && <Products condition={condition} />}
    </Beside>
  );
}

/** Common conditions as a list, and what helps against the chosen one beside it (HOM-3, HOM-14). */
export function CommonConditions({ heading, subtitle }: { heading: string; subtitle?: string }) {
  return (
    <QuerySection
      heading={heading}
      subtitle={subtitle}
      query={commonConditionsQuery()}
      isEmpty={(conditions) => conditions.length === 0}
      skeleton={
        <Beside>
          <span />
          <Carousel label={heading} perView={PER_VIEW}>
            {cardSkeletons(5)}
          </Carousel>
        </Beside>
      }
    >
      {(conditions) => <Conditions conditions={conditions} />}
    </QuerySection>
  );
}
