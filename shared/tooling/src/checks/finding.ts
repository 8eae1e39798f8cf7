/** One broken rule. */
export interface Finding {
  file: string;
  line: number;
  rule: string;
  message: string;
}
