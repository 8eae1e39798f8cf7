import type { RemoteSettings } from '@souk/contracts';
import { text } from '../texts/texts.ts';

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
  budget: settings.budgetBytes === null ? '' : String(Math.round((settings.budgetBytes / 1024) * 100) / 100),
  verification: settings.verification,
  networkVisits: String(settings.networkVisits),
  failingNetworks: String(settings.failingNetworks),
});

const MAX_NETWORK_VISITS = 1_000_000;
const MAX_FAILING_NETWORKS = 1000;

const isBetween = (value: string, min: number, max: number) =>
  value.trim() !== '' && Number(value) >= min && Number(value) <= max;

const isWhole = (value: string, min: number, max: number) =>
  isBetween(value, min, max) && Number.isInteger(Number(value));

export function checkValues(values: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  const { holdback, observationMinutes, budget, networkVisits, failingNetworks, failureLimit } = values;
  return {
    ...(failureLimit.trim() === '' || isBetween(failureLimit, 0.1, 50)
      ? {}
      : { failureLimit: text('settings.range', { min: 0.1, max: 50 }) }),
    ...(isWhole(networkVisits, 1, MAX_NETWORK_VISITS)
      ? {}
      : { networkVisits: text('settings.whole', { min: 1, max: MAX_NETWORK_VISITS }) }),
    ...(isWhole(failingNetworks, 1, MAX_FAILING_NETWORKS)
      ? {}
      : { failingNetworks: text('settings.whole', { min: 1, max: MAX_FAILING_NETWORKS }) }),
    ...(isWhole(holdback, 0, 50) ? {} : { holdback: text('settings.whole', { min: 0, max: 50 }) }),
    ...(isBetween(observationMinutes, 1, 10_080)
      ? {}
      : { observationMinutes: text('settings.range', { min: 1, max: 10_080 }) }),
    ...(budget.trim() === '' || Number(budget) > 0 ? {} : { budget: text('settings.positive') }),
  };
}

/** Only what was changed: what somebody else changes meanwhile is left to them. */
export function changesOf(before: RemoteSettings, values: SettingsValues): Partial<RemoteSettings> {
  const kept = toValues(before);
  return {
    ...(values.automatic === kept.automatic ? {} : { automatic: values.automatic }),
    ...(values.slowness === kept.slowness ? {} : { slowness: values.slowness }),
    ...(values.failureLimit === kept.failureLimit
      ? {}
      : { failureLimit: values.failureLimit.trim() === '' ? null : Number(values.failureLimit) }),
    ...(values.holdback === kept.holdback ? {} : { holdback: Number(values.holdback) }),
    ...(values.observationMinutes === kept.observationMinutes
      ? {}
      : { observationMinutes: Number(values.observationMinutes) }),
    ...(values.budget === kept.budget
      ? {}
      : {
          budgetBytes:
            values.budget.trim() === '' ? null : Math.max(1, Math.round(Number(values.budget) * 1024)),
        }),
    ...(values.verification === kept.verification ? {} : { verification: values.verification }),
    ...(values.networkVisits === kept.networkVisits ? {} : { networkVisits: Number(values.networkVisits) }),
    ...(values.failingNetworks === kept.failingNetworks
      ? {}
      : { failingNetworks: Number(values.failingNetworks) }),
  };
}
