import { Skeleton } from '@souk/ui';
import { Buttons, Chips, Rows } from './interest-layout.ts';

/** Chips are as wide as their words. */
const WIDTHS = [9, 11, 8, 12, 10, 9, 11, 8, 10, 12];

/** What stands where the chips will be. */
export function InterestSkeleton() {
  return (
    <Rows aria-busy>
      <Chips>
        {WIDTHS.map((width, chip) => (
          <Skeleton key={chip} width={`${width}rem`} height="48px" radius="round" />
        ))}
      </Chips>
      <Buttons>
        <Skeleton width="6rem" height="52px" radius="round" />
        <Skeleton width="6rem" height="52px" radius="round" />
      </Buttons>
    </Rows>
  );
}
