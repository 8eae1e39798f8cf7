import { useReadable } from '@souk/remote-kit';
import { Button, Dialog, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import { useDialogs } from './dialogs-context.ts';

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Why = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;

/** Login, sign up, or continue as a guest (CRT-6). */
export function GuestDialog() {
  const t = useText();
  const open = useReadable(useDialogs().guestPrompts.open);
  if (!open) return null;
  return (
    <Dialog open onClose={() => open.answer(null)} title={t('guestTitle')}>
      <Body>
        <p>{t('guestQuestion')}</p>
        <Why>{t('guestWhy')}</Why>
        <Button block onClick={() => open.answer('login')}>
          {t('login')}
        </Button>
        <Button block variant="secondary" onClick={() => open.answer('sign-up')}>
          {t('signUp')}
        </Button>
        <Button block variant="secondary" onClick={() => open.answer('guest')}>
          {t('guest')}
        </Button>
      </Body>
    </Dialog>
  );
}
