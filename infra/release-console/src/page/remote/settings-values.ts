import type { RemoteSettings } from '@souk/contracts';
import { SETTING_BOUNDS, isWithin, toBytes, toKilobytes } from '@souk/contracts/channel-changes';
import type { Bounds } from '@souk/contracts/channel-changes';
import { text } from '../texts/texts.ts';
import { isWholeNumber } from '../whole-number.ts';

/** The settings as they are typed. */
export interface SettingsValues {
  automatic: RemoteSettings['automatic'];
  slowness: RemoteSettings['slowness'];
  failureLimit: string;
  holdback: string;
  observationMinutes: string;
  budget: string;
  verification: boolean;
  networkVisits: string;
  failingNetworks: string;
}

export const toValues = (settings: RemoteSettings): SettingsValues => ({
  automatic: settings.automatic,
  slowness: settings.slowness,
  failureLimit: settings.failureLimit === null ? '' : String(settings.failureLimit),
  holdback: String(settings.holdback),
  observationMinutes: String(settings.observationMinutes),
  budget: settings.budgetBytes === null ? '' : String(toKilobytes(settings.budgetBytes)),
  verification: settings.verification,
  networkVisits: String(settings.networkVisits),
  failingNetworks: String(settings.failingNetworks),
});

const isBetween = (value: string, bounds: Bounds) => value.trim() !== '' && isWithin(Number(value), bounds);

/** Numbers that may be fractions; the other ones are whole. */
const FRACTIONS = ['failureLimit', 'observationMinutes'] as const;
const WHOLE = ['holdback', 'networkVisits', 'failingNetworks'] as const;

export function checkValues(values: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  const problems: Partial<Record<keyof SettingsValues, string>> = {};
  for (const name of FRACTIONS) {
    const isUnset = name === 'failureLimit' && values[name].trim() === '';
    if (!isUnset && !isBetween(values[name], SETTING_BOUNDS[name]))
      problems[name] = text('settings.range', SETTING_BOUNDS[name]);
  }
  for (const name of WHOLE)
    if (!isWholeNumber(values[name], SETTING_BOUNDS[name]))
      problems[name] = text('settings.whole', SETTING_BOUNDS[name]);
  if (values.budget.trim() !== '' && !(Number(values.budget) > 0))
    problems.budget = text('settings.positive');
  return problems;
}

/** Only changed values, so that concurrent changes of others are kept. */
export function changesOf(before: RemoteSettings, values: SettingsValues): Partial<RemoteSettings> {
  const stored = toValues(before);
  return {
    ...(values.automatic === stored.automatic ? {} : { automatic: values.automatic }),
    ...(values.slowness === stored.slowness ? {} : { slowness: values.slowness }),
    ...(values.failureLimit === stored.failureLimit
      ? {}
      : { failureLimit: values.failureLimit.trim() === '' ? null : Number(values.failureLimit) }),
    ...(values.holdback === stored.holdback ? {} : { holdback: Number(values.holdback) }),
    ...(values.observationMinutes === stored.observationMinutes
      ? {}
      : { observationMinutes: Number(values.observationMinutes) }),
    ...(values.budget === stored.budget
      ? {}
      : {
          budgetBytes: values.budget.trim() === '' ? null : Math.max(1, toBytes(Number(values.budget))),
        }),
    ...(values.verification === stored.verification ? {} : { verification: values.verification }),
    ...(values.networkVisits === stored.networkVisits ? {} : { networkVisits: Number(values.networkVisits) }),
    ...(values.failingNetworks === stored.failingNetworks
      ? {}
      : { failingNetworks: Number(values.failingNetworks) }),
  };
}
