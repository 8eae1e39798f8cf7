import { tokens } from '@souk/ui';
import styled from 'styled-components';

export const AuthForm = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

export const FormProblem = styled.p`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.danger};
  font: ${tokens.type.small};
  white-space: pre-line;
`;
