import { Figure, Heart, IconButton, ShoppingCart } from '@souk/ui';
import styled from 'styled-components';
import type { Story } from '../story.ts';

const Row = styled.div`
  display: flex;
  gap: 1rem;
`;
const Corner = styled.span`
  position: relative;
  padding: 0.75rem;
`;

export const iconButton: Story = {
  also: ['Figure'],
  states: {
    plain: ({ name }) => (
      <Row>
        <IconButton label={name} icon={<Heart aria-hidden />} />
        <IconButton label={name} icon={<Heart size={20} aria-hidden />} size="s" />
      </Row>
    ),
    raised: ({ name }) => (
      <Row>
        <IconButton label={name} icon={<Heart aria-hidden />} variant="raised" />
        <IconButton label={name} icon={<Heart size={20} aria-hidden />} variant="raised" size="s" />
      </Row>
    ),
    'with a figure': ({ name }) => (
      <Row>
        <IconButton label={name} icon={<ShoppingCart aria-hidden />} badge={3} />
        <IconButton label={name} icon={<ShoppingCart aria-hidden />} badge={120} />
      </Row>
    ),
    disabled: ({ name }) => (
      <Row>
        <IconButton label={name} icon={<Heart aria-hidden />} disabled />
        <IconButton label={name} icon={<Heart aria-hidden />} variant="raised" disabled />
      </Row>
    ),
    'a figure on an icon': () => (
      <Row>
        {[3, 120].map((count) => (
          <Corner key={count}>
            <ShoppingCart aria-hidden />
            <Figure count={count} />
          </Corner>
        ))}
      </Row>
    ),
  },
};
