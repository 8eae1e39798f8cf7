import { Skeleton } from '@souk/ui';
import { Chips, Rows } from './interest-layout.ts';

/** Chips are as wide as their words. */
const WIDTHS = [9, 11, 8, 12, 10, 9, 11, 8, 10, 12];

/** What stands where the chips will be; how many rows they take is not known, so nothing stands below. */
export function InterestSkeleton() {
  return (
    <Rows aria-busy>
      <Chips>
        {WIDTHS.map((width, chip) => (
          <Skeleton key={chip} width={`${width}rem`} height="48px" radius="round" />
        ))}
      </Chips>
    </Rows>
  );
}
