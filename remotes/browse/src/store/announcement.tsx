import styled from 'styled-components';
import type { StoreDetails } from '@souk/contracts';
import { Megaphone, tokens } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Note = styled.aside`
  display: flex;
  gap: ${tokens.space[3]};
  max-inline-size: 80ch;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.accentSoft};
  font: ${tokens.type.small};
  overflow-wrap: anywhere;
  white-space: pre-line;

  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${tokens.color.accentStrong};
  }
`;

/** What the store has to say at the moment, such as other hours on a holiday (STR-7). */
export function Announcement({ store }: { store: StoreDetails }) {
  const t = useText();
  const message = store.announcement_message?.trim();
  if (store.announcement !== 1 || !message) return null;
  return (
    <Note aria-label={t('store.announcement', { store: store.name })}>
      <Megaphone size={20} aria-hidden />
      <p>{message}</p>
    </Note>
  );
}
