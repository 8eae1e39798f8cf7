import { isRecord } from './is-record.ts';

/** Ids of things by the module that they belong to, as the browser stores them. */
export type IdsByModule = Readonly<Record<number, readonly number[]>>;

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id) && Number(id) > 0);

export const isIdsByModule = (value: unknown): value is IdsByModule =>
  isRecord(value) && Object.values(value).every(isIds);
