import { VisuallyHidden } from '@souk/ui';

const MAX_NAME_LENGTH = 25;

/** A name as cards show it: cut at 25 characters, and whole for who has it read out (CRD-7). */
export function CutName({ name }: { name: string }) {
  const letters = [...name];
  if (letters.length <= MAX_NAME_LENGTH) return name;
  return (
    <>
      <span aria-hidden>{letters.slice(0, MAX_NAME_LENGTH).join('').trimEnd()}…</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
