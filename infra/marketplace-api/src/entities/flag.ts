/** A yes or no as the marketplace's calls write it. */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
