/** The most characters of the note of a line of the cart. */
export const MAX_ITEM_NOTE_LENGTH = 150;

/** Control characters, line breaks and overrides of the text's direction: a note is one line, wherever it is shown. */
const NOT_WRITTEN = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A note as it is stored; two notes are the same where this is. */
export const tidyNote = (note: string): string => note.replace(NOT_WRITTEN, ' ').trim();
