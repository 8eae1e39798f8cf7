import styled from 'styled-components';
import { Skeleton, tokens } from '@souk/ui';
import { useItemDisplay } from '../item/item-display.ts';

const Card = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;
const Place = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${tokens.radius.l};
`;
const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

interface Props {
  /** Width by height of the picture. */
  ratio?: number;
  lines?: number;
}

function CardSkeleton({ ratio = 1, lines = 4 }: Props) {
  const { unitPrices } = useItemDisplay();
  return (
    <Card>
      <Place style={{ aspectRatio: ratio }}>
        <Skeleton height="100%" />
      </Place>
      <Lines>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height="1.125rem" width={`${90 - line * 15}%`} />
        ))}
        {unitPrices && ratio === 1 && <Skeleton height="0.75rem" width="40%" />}
      </Lines>
    </Card>
  );
}

/** Cards that are still loading, each as high as the card that comes. */
export const cardSkeletons = (count: number, props: Props = {}) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} {...props} />);

/** Wide cards that are still loading. */
export const wideSkeletons = (count: number, height = '8.5rem') =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} radius="l" />);
