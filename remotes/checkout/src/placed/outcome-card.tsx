import type { ReactNode } from 'react';
import { tokens } from '@souk/ui';
import styled, { css } from 'styled-components';

const { color, space } = tokens;

const Card = styled.article`
  display: grid;
  gap: ${space[6]};
  inline-size: min(100%, 560px);
  padding: ${space[8]} ${space[6]};
  border-radius: ${tokens.radius.xl};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  text-align: center;
`;
const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
`;
const tones = {
  good: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  bad: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
  calm: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
};
const Sign = styled.div<{ $tone: keyof typeof tones }>`
  display: grid;
  place-items: center;
  inline-size: 80px;
  block-size: 80px;
  margin-block-end: ${space[2]};
  border-radius: ${tokens.radius.round};
  ${({ $tone }) => tones[$tone]}
`;
const Title = styled.h1`
  font: ${tokens.type.headline};
`;
const Text = styled.p`
  color: ${color.inkSoft};
`;
const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
`;

interface Props {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  /** A drawing of its own, instead of the icon in its tone. */
  picture?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** What became of an order, in one card. */
export function OutcomeCard({ tone = 'calm', icon, picture, title, text, children, actions }: Props) {
  return (
    <Card aria-label={title}>
      <Head>
        {picture ?? (
          <Sign $tone={tone} aria-hidden>
            {icon}
          </Sign>
        )}
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
      </Head>
      {children}
      <Actions>{actions}</Actions>
    </Card>
  );
}
