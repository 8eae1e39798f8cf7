import { SelectField } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import type { LiveRelease } from '@souk/contracts';
import { releasesQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { goesOut, lastGood } from './action.ts';
import { useMayRollBackTo } from './use-may-roll-back-to.ts';

interface Props {
  remote: string;
  live: LiveRelease;
  value: string;
  onChange(version: string): void;
}

/** The release to roll back to: the last good one, or another that the token may roll back to. */
export function TargetField({ remote, live, value, onChange }: Props) {
  const t = useText();
  const { data: releases = [] } = useQuery(releasesQuery(remote));
  const mayRollBackTo = useMayRollBackTo(remote);
  const good = lastGood(live);
  const others = releases.filter(
    ({ version }) =>
      version !== live.canary?.version && (live.canary || version !== live.stable) && mayRollBackTo(version),
  );
  return (
    <SelectField
      name="target"
      label={t('ask.target')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {good && <option value="">{t('ask.lastGood', { version: good })}</option>}
      {!good && goesOut(remote, live) && <option value="">{t('actions.out')}</option>}
      {!good && !goesOut(remote, live) && !value && <option value="" />}
      {others.map(({ version }) => (
        <option key={version} value={version}>
          {version}
        </option>
      ))}
    </SelectField>
  );
}
