/** The parts of the page that something can be missing in, in their order. */
export const PARTS = [
  'address',
  'contactName',
  'contactNumber',
  'contactEmail',
  'orderType',
  'slot',
  'lines',
  'extras',
  'tip',
  'note',
  'payment',
] as const;
export type Part = (typeof PARTS)[number];

/** What is wrong, by part; an offline method's fields by `offlineAnswers.<name>`. */
export type OrderErrors = Partial<Record<Part | `offlineAnswers.${string}`, string>>;
