import { useState } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { Checkbox } from '@souk/ui';
import { Card } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

/** Push messages to this browser: on, off, or why they cannot come (PSH-5, PSH-6). */
export function PushCard() {
  const t = useText();
  const { pushes } = useShell();
  const permission = useReadable(pushes.permission);
  const isOn = useReadable(pushes.isOn);
  const [isChanging, setIsChanging] = useState(false);

  async function change() {
    setIsChanging(true);
    await (isOn ? pushes.turnOff() : pushes.ask()).finally(() => setIsChanging(false));
  }

  return (
    <Card title={t('push')} text={permission === 'unable' ? undefined : t('pushText')}>
      {permission === 'unable' || permission === 'denied' ? (
        <p>{t(permission)}</p>
      ) : (
        <Checkbox
          role="switch"
          label={t('pushSwitch')}
          checked={isOn}
          disabled={isChanging}
          onChange={() => void change()}
        />
      )}
    </Card>
  );
}
