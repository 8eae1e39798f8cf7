const linesOf = (note: string) => note.split('\n');

export const isInNote = (note: string, instruction: string): boolean => linesOf(note).includes(instruction);

/** Adds an instruction as the last line of a note, or takes it out of it; what else is written stays. */
export function toggleInNote(note: string, instruction: string): string {
  if (isInNote(note, instruction))
    return linesOf(note)
      .filter((line) => line !== instruction)
      .join('\n');
  return note.trim() === '' ? instruction : `${note.trimEnd()}\n${instruction}`;
}
