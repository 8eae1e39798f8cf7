import { Fragment } from 'react';
import type { ReactNode } from 'react';

const SLOT = '\uE000';

interface Props {
  /** The sentence with the slot in place of one of its values: `(time) => t('state.since.kill', { time, actor })`. */
  of(slot: string): string;
  /** What stands there instead of words, such as a `<time>`. */
  children: ReactNode;
}

/** A sentence in which one value is more than text; its place is the translator's choice. */
export function Sentence({ of, children }: Props) {
  return of(SLOT)
    .split(SLOT)
    .map((part, at) => (
      <Fragment key={at}>
        {at > 0 && children}
        {part}
      </Fragment>
    ));
}
