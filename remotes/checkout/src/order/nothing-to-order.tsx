import { ROUTES } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, Container, EmptyState, ShoppingBasket } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** An empty cart leads home (CRT-5). */
export function NothingToOrder() {
  const t = useText();
  const { navigate } = useShell();
  return (
    <Container>
      <EmptyState
        wholePage
        icon={<ShoppingBasket size={40} strokeWidth={1.6} />}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={<Button onClick={() => navigate(ROUTES.home)}>{t('nothing.home')}</Button>}
      />
    </Container>
  );
}
