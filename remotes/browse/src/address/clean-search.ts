import { MAX_SEARCH_LENGTH } from '@souk/contracts';

/** Signs that no name has, and that no server takes. */
const CONTROL = /[\u0000-\u001f\u007f]+/g;

/** The words of an address or a field, as they can be searched for. */
export const cleanSearch = (text: string) =>
  text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH);
