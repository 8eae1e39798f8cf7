const MAX_LENGTH = 254;
const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ADDRESS = new RegExp(`^(?=.{1,64}@)${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`);

/** Whether a text is one plain e-mail address: names, lists, comments, quotes and line ends could inject headers. */
export const isMailAddress = (text: string): boolean => text.length <= MAX_LENGTH && ADDRESS.test(text);
