import type { ReactNode } from 'react';
import type { QueryKey } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import type { UseQueryOptions } from '@souk/remote-kit';
import { Section } from './section.tsx';
import type { SectionProps } from './section.tsx';
import { useNear } from './use-near.ts';

/** The query options of a call, as the API client makes them. */
export type Asked<T> = UseQueryOptions<T, Error, T, QueryKey>;

interface Props<T> extends Omit<SectionProps, 'ref' | 'busy' | 'children'> {
  query: Asked<T>;
  isEmpty(data: T): boolean;
  /** As high as what comes. */
  skeleton: ReactNode;
  /** What stands there when nothing comes; without it the section is then not there. */
  empty?: ReactNode;
  children(data: T): ReactNode;
}

/**
 * A section that shows what a call answers (HOM-21): it asks once it is near the visible part of the page, keeps its place
 * until the answer is there, and is not there when the answer is empty or the call fails.
 */
export function QuerySection<T>({ query, isEmpty, skeleton, empty, children, ...frame }: Props<T>) {
  const { ref, near } = useNear<HTMLElement>();
  const { data, isError } = useQuery({ ...query, enabled: near });
  if (data === undefined) {
    if (isError) return null;
    return (
      <Section {...frame} ref={ref} busy>
        {skeleton}
      </Section>
    );
  }
  if (!isEmpty(data)) return <Section {...frame}>{children(data)}</Section>;
  return empty ? <Section {...frame}>{empty}</Section> : null;
}
