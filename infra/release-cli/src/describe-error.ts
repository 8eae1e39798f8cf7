import type { GateFinding } from '@souk/contracts';
import { findingLines } from './findings.ts';
import { RegistryError } from './registry/registry-error.ts';

export interface DescribedError {
  /** The registry's code, such as `stale-revision`; `failed` for everything else. */
  code: string;
  message: string;
  findings: readonly GateFinding[];
  /** The same for people, with what to do next. */
  lines: string[];
}

/** What failed, for people and for programs. */
export function describeError(error: unknown): DescribedError {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof RegistryError))
    return { code: 'failed', message, findings: [], lines: [`souk: ${message}`] };
  const { code, findings } = error;
  const count = findings.length > 1 ? `, for ${findings.length} reasons` : '';
  const lines =
    findings.length > 0
      ? [`souk: The gate refuses this${count}:`, ...findingLines(findings)]
      : [`souk: ${message}`];
  return { code, message, findings, lines };
}
