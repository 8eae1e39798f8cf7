import { allows } from '@souk/contracts';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { RIGHT_FOR } from './action.ts';
import type { ActionKind } from './action.ts';

/** The reason why an action is disabled; null if it is enabled. */
export function useDisabledReason() {
  const t = useText();
  const { state, down } = useChannel();
  const { data: me } = useQuery(meQuery());
  return (kind: ActionKind, remote: string): string | null => {
    if (down) return t('why.down');
    if (!state || !me) return t('why.loading');
    const right = RIGHT_FOR[kind];
    // For a set, the registry checks the right to each remote that would change.
    const may =
      kind === 'set'
        ? me.scopes.some(({ actions }) => actions.includes(right))
        : allows(me.scopes, right, remote);
    return may ? null : t(`why.rights.${right}`, { remote });
  };
}
