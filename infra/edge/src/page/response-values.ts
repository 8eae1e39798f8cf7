import { randomBytes } from 'node:crypto';

/** What differs between two responses with the same page. */
export interface ResponseValues {
  nonce: string;
  /** Empty if the page does not report. */
  pageToken: string;
  /** How long ago the page was rendered, in seconds. */
  age: string;
}

/** Nothing that comes from elsewhere can contain it. */
const MARK = randomBytes(16).toString('hex');

/** What stands for a value in the template of a page. */
export const placeholderOf = (name: keyof ResponseValues): string => `${MARK}${name};`;

const PLACEHOLDER = new RegExp(`${MARK}(nonce|pageToken|age);`);

/** A template's texts, and between two of them the name of a value. */
export const partsOf = (template: string) => template.split(PLACEHOLDER) as (string & keyof ResponseValues)[];

/** A template with its values. */
export const fillTemplate = (template: string, values: ResponseValues): string =>
  partsOf(template)
    .map((part, index) => (index % 2 === 1 ? values[part] : part))
    .join('');
