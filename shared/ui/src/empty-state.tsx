import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyIllustration } from './illustrations.tsx';
import { tokens } from './tokens.ts';

export interface EmptyStateProps {
  /** An icon, drawn on the ground of an arch. */
  icon?: ReactNode;
  /** A drawing or picture of its own, instead of an icon; default: an empty basket. */
  picture?: ReactNode;
  title: string;
  text?: string;
  /** What leads on: a button or link, or several in a fragment. */
  action?: ReactNode;
  /** Nothing else is on the page: the title is its first heading. */
  wholePage?: boolean;
}

const { color, space } = tokens;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[2]};
  max-inline-size: 420px;
  margin-inline: auto;
  padding: ${space[10]} ${space[5]};
  text-align: center;
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 96px;
  margin-block-end: ${space[3]};
  padding-block-start: ${space[2]};
  border-radius: ${tokens.radius.arch};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
`;

const Title = styled.p`
  max-inline-size: 100%;
  font: ${tokens.type.title};
`;

const Text = styled.p`
  max-inline-size: 100%;
  color: ${color.inkSoft};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
`;

/** What stands where there is nothing to show: what is missing, and what to do about it. */
export function EmptyState({ icon, picture, title, text, action, wholePage = false }: EmptyStateProps) {
  return (
    <Root>
      {icon ? <Ground aria-hidden>{icon}</Ground> : (picture ?? <EmptyIllustration />)}
      <Title as={wholePage ? 'h1' : 'p'}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
