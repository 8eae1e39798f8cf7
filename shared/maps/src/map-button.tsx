import { tokens } from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

const Button = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  color: ${tokens.color.ink};
  background: ${tokens.color.raised};
  transition: background ${tokens.motion.fast};

  &:hover:not(:disabled) {
    background: ${tokens.color.sunken};
  }
  &:disabled {
    color: ${tokens.color.inkFaint};
    opacity: 0.55;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export interface MapButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
}

/** A button on the map: as large as a finger, in the look of all of them. */
export function MapButton({ label, icon, ...rest }: MapButtonProps) {
  return (
    <Button type="button" aria-label={label} title={label} {...rest}>
      {icon}
    </Button>
  );
}

/** Buttons that belong together, on one plate. */
export const MapButtonGroup = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${tokens.radius.m};
  box-shadow: ${tokens.shadow.m};
  border: 1px solid ${tokens.color.line};

  > * + * {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;
