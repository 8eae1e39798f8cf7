import { Skeleton } from '@souk/ui';
import styled from 'styled-components';

const Place = styled.div`
  flex: 1;
`;

/** Has the size of the search box, until the module is known that it searches in. */
export const SearchPlace = () => (
  <Place aria-hidden>
    <Skeleton width="100%" height="44px" radius="round" />
  </Place>
);
