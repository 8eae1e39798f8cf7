import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ContributionPlace, ContributionProps } from '@souk/contracts';
import { RenderErrorBoundary, useShell } from '@souk/remote-kit';
import { useDiscovery } from '../federation/discovery-context.ts';
import { useContributions } from './contributions-context.ts';

interface Props<P extends ContributionPlace> {
  place: P;
  /** Null: what is contributed for every module. */
  moduleType: string | null;
  /** What the component is given. */
  given: ContributionProps[P];
  /** Shown while the release is loaded. */
  waiting: ReactNode;
  /** No release contributes, or none can be loaded and drawn. */
  onMissing(): void;
}

/**
 * What a live release contributes to a place, with a slot's protection around it: where it cannot be loaded, throws or is
 * killed, the last good or the live release takes its place.
 */
export function Contribution<P extends ContributionPlace>({
  place,
  moduleType,
  given,
  waiting,
  onMissing,
}: Props<P>) {
  const contributions = useContributions();
  const discovery = useDiscovery();
  const { report } = useShell();
  const [Contributed, setContributed] = useState<ComponentType<ContributionProps[P]> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const reportMissing = useEffectEvent(onMissing);

  useEffect(() => {
    let wanted = true;
    void contributions.get(place, moduleType).then((component) => {
      if (!wanted) return;
      if (component) setContributed(() => component);
      else reportMissing();
    });
    return () => {
      wanted = false;
    };
  }, [contributions, place, moduleType, attempt]);

  const replace = () => {
    setContributed(null);
    setAttempt((last) => last + 1);
  };
  const followKills = useEffectEvent(() => {
    if (contributions.isKilled(Contributed)) replace();
  });
  useEffect(() => discovery.document.subscribe(() => followKills()), [discovery]);

  if (!Contributed) return waiting;
  return (
    <RenderErrorBoundary
      key={attempt}
      onError={(error) => {
        report({ kind: 'error', error, while: `drawing the contribution to ${place}` });
        contributions.reject(Contributed);
        replace();
      }}
    >
      <Contributed {...given} />
    </RenderErrorBoundary>
  );
}
