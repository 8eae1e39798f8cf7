import { tokens } from '@souk/ui';
import styled from 'styled-components';

export const FormColumn = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;
