import { useReadable, useShell } from '@souk/remote-kit';

const NONE: readonly number[] = [];

/** The categories of the current module that the visitor is interested in; none while they are unknown (MOD-9). */
export function useInterests(): readonly number[] {
  const { module, interests } = useShell();
  const current = useReadable(module.current);
  const byModule = useReadable(interests.byModule);
  return (current && byModule?.[current.id]) ?? NONE;
}
