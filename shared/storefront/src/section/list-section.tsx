import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import type { SectionProps } from './section.tsx';
import { useShownOnce } from './shown-once.ts';
import type { ShownKind } from './shown-once.ts';
import { useNearQuery } from './use-near-query.ts';
import type { NearQuery } from './use-near-query.ts';

interface Props<T, R extends { id: number }> extends Omit<SectionProps, 'ref' | 'busy' | 'children'> {
  query: NearQuery<T>;
  kind: ShownKind;
  /** The rows of the call's answer. */
  rows(answer: T): readonly R[];
  /** Shows all rows, also those that stand in another section. */
  complete?: boolean;
  /** As high as what comes. */
  skeleton: ReactNode;
  children(rows: readonly R[]): ReactNode;
}

/**
 * A section with rows of one kind, like `QuerySection`; in a home it leaves out what another section shows, and is not there
 * when nothing is left.
 */
export function ListSection<T, R extends { id: number }>({
  query,
  kind,
  rows,
  complete = false,
  skeleton,
  children,
  ...frame
}: Props<T, R>) {
  const { ref, data, failed } = useNearQuery(query);
  const all = data && rows(data);
  const own = useShownOnce(kind, all);
  const shown = complete ? all : own;
  if (failed || shown?.length === 0) return null;
  return (
    <Section {...frame} ref={ref} busy={!shown}>
      {shown ? children(shown) : skeleton}
    </Section>
  );
}
