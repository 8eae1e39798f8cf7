import styled, { css } from 'styled-components';
import { lineClamp, VisuallyHidden } from '@souk/ui';
import { shortenName } from './shorten-name.ts';

/** How wide a card must be for two lines to hold so many letters: the widest letters of both scripts, and a word that wraps. */
const WIDTH_FOR = [
  { letters: 32, width: '13rem' },
  { letters: 40, width: '15.5rem' },
  { letters: 50, width: '18.5rem' },
] as const;

/** The block that a name has to itself, whose width decides whether the name is cut. */
export const nameRoom = css`
  min-inline-size: 0;
  container-type: inline-size;
  overflow-wrap: anywhere;
`;
const Whole = styled.span<{ $from: string }>`
  display: none;

  @container (min-width: ${({ $from }) => $from}) {
    ${lineClamp(2)}
  }
`;
const Cut = styled.span<{ $below: string | undefined }>`
  ${({ $below }) =>
    $below &&
    css`
      @container (min-width: ${$below}) {
        display: none;
      }
    `}
`;

/**
 * A name as cards show it: whole where two lines have room for it, else cut at 25 characters, and whole for who has it read
 * out (CRD-7). Stands in a `nameRoom`.
 */
export function CutName({ name }: { name: string }) {
  const cut = shortenName(name);
  if (cut === name) return name;
  const { length } = [...name];
  const room = WIDTH_FOR.find(({ letters }) => length <= letters)?.width;
  return (
    <>
      {room && (
        <Whole $from={room} aria-hidden>
          {name}
        </Whole>
      )}
      <Cut $below={room} aria-hidden>
        {cut}
      </Cut>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
