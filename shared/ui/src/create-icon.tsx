import { createElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { IconNode } from 'lucide';

export interface IconProps extends ComponentProps<'svg'> {
  /** Width and height, in pixels unless it has a unit. Default: 24. */
  size?: number | string;
}

const speaks = (props: object) =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/** A component that draws an icon of the set, in the color of the text. Screen readers get it only where a property says how. */
export function createIcon(shapes: IconNode): (props: IconProps) => ReactElement {
  // The same elements at each place and time: React compares them by identity.
  let drawn: readonly ReactElement[] | undefined;
  return function Icon({ size = 24, ...props }) {
    drawn ??= shapes.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={speaks(props) ? undefined : true}
        {...props}
      >
        {drawn}
      </svg>
    );
  };
}
