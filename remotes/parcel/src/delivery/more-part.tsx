import { Disclosure, media, TextField, tokens } from '@souk/ui';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const { space } = tokens;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  padding-block-start: ${space[2]};

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.from600} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }
  ${media.from999} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** What helps but is not needed of an end (PCL-4), in the order in which it is drawn. */
const OPTIONAL = ['email', 'house', 'floor', 'road'] as const;
type OptionalName = (typeof OPTIONAL)[number];

interface Props {
  values: Record<OptionalName, string>;
  /** What a field is drawn with: its value, its handlers and what is wrong. */
  field(name: OptionalName): Omit<ComponentProps<typeof TextField>, 'label'>;
  /** The browser's name for what an end's field holds. */
  fills(what: string): string;
}

/** Folded away until somebody wants it, since the form is long without it: only what is filled in already stands open. */
export function MorePart({ values, field, fills }: Props) {
  const t = useText();
  const [startsOpen] = useState(() => OPTIONAL.some((name) => values[name] !== ''));
  return (
    <Disclosure label={t('delivery.more')} open={startsOpen}>
      <Fields>
        {OPTIONAL.map((name) => (
          <TextField
            key={name}
            label={t(`delivery.${name}`)}
            {...(name === 'email' && { type: 'email', autoComplete: fills('email') })}
            {...field(name)}
          />
        ))}
      </Fields>
    </Disclosure>
  );
}
