import type { AuditEntry, RemoteSettings } from '@souk/contracts';
import { toKilobytes } from '@souk/contracts/channel-changes';
import { figure } from '../formats.ts';
import type { useText } from '../texts/texts.ts';

type Text = ReturnType<typeof useText>;

const NAMES = {
  automatic: 'settings.automatic',
  slowness: 'settings.slowness',
  failureLimit: 'settings.failureLimit',
  holdback: 'settings.holdback',
  observationMinutes: 'settings.observation',
  budgetBytes: 'settings.budget',
  verification: 'settings.verification',
  networkVisits: 'settings.networkVisits',
  failingNetworks: 'settings.failingNetworks',
} as const satisfies Record<keyof RemoteSettings, string>;

type Value = RemoteSettings[keyof RemoteSettings] | undefined;

/** What a change of settings set, a line each; null for every other entry. The registry logs its JSON as the reason. */
export function changedSettings({ action, outcome, reason }: AuditEntry, t: Text): string[] | null {
  if (action !== 'settings' || outcome !== 'done' || reason === null) return null;
  const changes = JSON.parse(reason) as Partial<RemoteSettings>; // As the registry wrote it.
  const inWords = (name: keyof RemoteSettings, value: Value): string => {
    if (value === null || value === undefined) return t('audit.settingNone');
    if (typeof value === 'boolean') return t(value ? 'audit.settingOn' : 'settings.off');
    if (typeof value === 'string') return t(`settings.${value}`);
    return figure(name === 'budgetBytes' ? toKilobytes(value) : value, 1);
  };
  return (Object.keys(NAMES) as (keyof RemoteSettings)[])
    .filter((name) => name in changes)
    .map((name) => t('audit.setting', { name: t(NAMES[name]), value: inWords(name, changes[name]) }));
}
