import { Button, Check, Copy, TextField, tokens } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** A new secret, to be copied. */
export function Secret({ token }: { token: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <Root>
      <p>{t('tokens.secretText')}</p>
      <TextField
        name="secret"
        label={t('tokens.secret')}
        dir="ltr"
        readOnly
        value={token}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="secondary"
        onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}
      >
        {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        <span role="status">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </Root>
  );
}
