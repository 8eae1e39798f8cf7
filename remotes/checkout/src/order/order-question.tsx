import { isolate } from '@souk/i18n';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, Container, EmptyState, MapPinned, Store } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** Asks for what an order cannot be priced without: a place, or a module (LOC-19, LOC-24, RTE-4). */
export function OrderQuestion({ need }: { need: 'place' | 'module' | 'other-place' }) {
  const t = useText();
  const { location, module } = useShell();
  const place = useReadable(location.current);
  const isModule = need === 'module';
  const name = need === 'other-place' ? 'otherPlace' : need;
  return (
    <Container>
      <EmptyState
        wholePage
        icon={isModule ? <Store size={40} /> : <MapPinned size={40} />}
        title={t(`question.${name}.title`)}
        text={t(`question.${name}.text`, { address: isolate(place?.address ?? '') })}
        action={
          <Button onClick={() => (isModule ? module.choose() : void location.pick({ flow: 'store' }))}>
            {t(`question.${name}.button`)}
          </Button>
        }
      />
    </Container>
  );
}
