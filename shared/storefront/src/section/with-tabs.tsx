import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton, tokens } from '@souk/ui';

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Row = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
`;

/** What is loading below a row of tabs. */
export function WithTabs({ children }: { children: ReactNode }) {
  return (
    <Below>
      <Row>
        {[4, 6, 6].map((width, tab) => (
          <Skeleton key={tab} width={`${width}rem`} height="40px" radius="round" />
        ))}
      </Row>
      {children}
    </Below>
  );
}
