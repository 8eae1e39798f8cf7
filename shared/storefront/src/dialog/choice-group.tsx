import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Group = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`;
const Heading = styled.h3`
  font: ${tokens.type.subtitle};
`;
const Hint = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;
const Options = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    padding-block: ${tokens.space[1]};
  }
`;

interface Props {
  heading: string;
  required: boolean;
  hint?: string;
  options: readonly { label: string; detail: ReactNode }[];
}

/** A group of what an item comes in, with what each costs (POP-2). */
export function ChoiceGroup({ heading, required, hint, options }: Props) {
  const t = useText();
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Head>
        <Heading id={id}>{heading}</Heading>
        <Badge tone={required ? 'accent' : 'neutral'}>
          {t(required ? 'dialog.required' : 'dialog.optional')}
        </Badge>
      </Head>
      {hint && <Hint>{hint}</Hint>}
      <Options>
        {options.map(({ label, detail }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{detail}</span>
          </li>
        ))}
      </Options>
    </Group>
  );
}
