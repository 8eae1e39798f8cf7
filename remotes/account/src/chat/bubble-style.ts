import { tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

/** A message, on the side of who wrote it. */
export const Side = styled.li<{ $own: boolean }>`
  display: grid;
  gap: ${space[1]};
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
`;
export const Words = styled.p<{ $own: boolean }>`
  max-inline-size: min(520px, 85%);
  padding: ${space[2]} ${space[4]};
  border-radius: ${tokens.radius.l};
  background: ${({ $own }) => ($own ? color.accentSoft : color.sunken)};
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  img {
    inline-size: 160px;
    block-size: 160px;
    border-radius: ${tokens.radius.m};
    object-fit: cover;
    background: ${color.sunken};
  }
`;
export const Foot = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${tokens.type.caption};
  color: ${color.inkSoft};
`;
