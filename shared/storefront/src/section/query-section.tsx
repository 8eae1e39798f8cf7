import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import type { SectionProps } from './section.tsx';
import { useNearQuery } from './use-near-query.ts';
import type { NearQuery } from './use-near-query.ts';

interface Props<T> extends Omit<SectionProps, 'ref' | 'busy' | 'children'> {
  query: NearQuery<T>;
  isEmpty(data: T): boolean;
  /** As high as what comes. */
  skeleton: ReactNode;
  children(data: T): ReactNode;
}

/**
 * A section that shows what a call answers (HOM-21): it asks once it is near the visible part of the page, keeps its place
 * until the answer is there, and is not there when the answer is empty or the call fails.
 */
export function QuerySection<T>({ query, isEmpty, skeleton, children, ...frame }: Props<T>) {
  const { ref, data, failed } = useNearQuery(query);
  if (failed) return null;
  if (data === undefined) {
    return (
      <Section {...frame} ref={ref} busy>
        {skeleton}
      </Section>
    );
  }
  return isEmpty(data) ? null : <Section {...frame}>{children(data)}</Section>;
}
