import { useEffect, useState } from 'react';
import { useConfig } from '@souk/api-client';
import { RETURN_PARAM } from '@souk/contracts';
import { language } from '@souk/i18n';
import { useSearchParams } from '@souk/remote-kit';
import { Button, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { redirectToProvider } from './provider-request.ts';
import { ProviderMark } from './provider-mark.tsx';
import { offeredProviders, type ProviderName } from './providers.ts';

const { color, space, type } = tokens;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: ${type.small};
  color: ${color.inkSoft};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** A button for every social account that the marketplace takes (SES-10); nothing where it takes none. */
export function SocialButtons() {
  const t = useText();
  const offered = offeredProviders(useConfig().data?.firebase);
  const [params] = useSearchParams();
  const [leaving, setLeaving] = useState<ProviderName | null>(null);
  // The browser's Back brings the page as it was left.
  useEffect(() => {
    const onShow = () => setLeaving(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  if (offered.length === 0) return null;
  return (
    <Column>
      <Or>{t('social.or')}</Or>
      {offered.map((provider) => (
        <Button
          key={provider.name}
          variant="secondary"
          size="l"
          block
          loading={leaving === provider.name}
          onClick={() => {
            setLeaving(provider.name);
            const back = params.get(RETURN_PARAM);
            redirectToProvider(provider, { back, language: language(), origin: window.location.origin });
          }}
        >
          <ProviderMark name={provider.name} />
          {t('social.with', { provider: t(`social.providers.${provider.name}`) })}
        </Button>
      ))}
    </Column>
  );
}
