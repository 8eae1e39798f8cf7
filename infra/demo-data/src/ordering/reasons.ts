import { inBothLanguages, readTable } from '../read-table.ts';

const rows = readTable('ordering/reasons', ['kind', ...inBothLanguages('text')]);
const listOf = (kind: string) =>
  rows
    .filter((row) => row.text('kind') === kind)
    .map((row, position) => ({ id: position + 1, text: row.words('text'), position }));

/** Reasons for cancellations (ORD-5) and refunds (ORD-6), and instructions for riders (PCL-5). */
export const cancellationReasonRows = () =>
  listOf('cancellation').map(({ text, ...row }) => ({ ...row, reason: text }));
export const refundReasonRows = () => listOf('refund').map(({ text, ...row }) => ({ ...row, reason: text }));
export const parcelInstructionRows = () =>
  listOf('parcel').map(({ text, ...row }) => ({ ...row, instruction: text }));
