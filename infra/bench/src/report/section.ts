import type { Estimate } from '../method/bootstrap.ts';
import type { TargetName, Unit } from '../targets.ts';

/** A value of a series in time: from when to when something went on, in milliseconds. */
interface Phase {
  name: string;
  from: number;
  to: number;
}

/** What a section shows below its lines. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Estimates beside each other, with a line that they are held against. */
  | {
      kind: 'intervals';
      caption: string;
      unit: Unit;
      entries: readonly { name: string; estimate: Estimate }[];
      line?: number;
    }
  /** Every single measurement. */
  | {
      kind: 'dots';
      caption: string;
      unit: Unit;
      series: readonly { name: string; values: readonly number[] }[];
    }
  /** Where the time goes. */
  | { kind: 'phases'; caption: string; arms: readonly { name: string; phases: readonly Phase[] }[] };

/** What one part of the bench found. */
export interface Section {
  title: string;
  figures: Partial<Record<TargetName, Estimate>>;
  /** Why a line could not be measured here. */
  missing?: Partial<Record<TargetName, string>>;
  /** The same measured against itself, by what it was. */
  sameAgainstSame?: Record<string, Estimate>;
  blocks: readonly Block[];
}

/** A figure that needs no interval: it was counted, not timed. */
export const exactly = (value: number): Estimate => ({ value, low: value, high: value });
