import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, CircleAlert, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Group = styled.fieldset<{ $wrong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};
  box-shadow: inset 0 0 0 2px ${({ $wrong }) => ($wrong ? tokens.color.danger : 'transparent')};
  /* Stands clear of what lies over the dialog's edges when it is scrolled to. */
  scroll-margin: ${tokens.space[12]};
`;
/* A legend has no place in the grid of its fieldset. */
const Legend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
`;
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  font: ${tokens.type.subtitle};
`;
const Hint = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Problem = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  font: ${tokens.type.smallStrong};
  color: ${tokens.color.danger};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

interface Props {
  heading: string;
  required: boolean;
  hint?: string;
  /** What is wrong with it, said at once. */
  problem?: string;
  /** Grows when the customer is to be taken here; 0 until then. */
  called?: number;
  children: ReactNode;
}

/** A group of what an item comes in (POP-2). */
export function ChoiceGroup({ heading, required, hint, problem, called = 0, children }: Props) {
  const t = useText();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    // Once for each try: who gives up an option later stays where they are.
    if (called === 0 || called === answered.current) return;
    answered.current = called;
    group.current?.scrollIntoView({ block: 'nearest' });
    const inputs = group.current?.querySelectorAll('input');
    const first = [...(inputs ?? [])].find(({ checked }) => checked) ?? inputs?.[0];
    first?.focus({ preventScroll: true });
  }, [called]);
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <Group ref={group} $wrong={problem !== undefined} aria-describedby={notes || undefined}>
      <Legend>
        <Head>
          {heading}
          <Badge tone={required ? 'accent' : 'neutral'}>
            {t(required ? 'dialog.required' : 'dialog.optional')}
          </Badge>
        </Head>
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          <CircleAlert aria-hidden />
          {problem}
        </Problem>
      )}
      {children}
    </Group>
  );
}
