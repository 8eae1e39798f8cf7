import { inModule, ROUTES } from '@souk/contracts';
import { language, LANGUAGES } from '@souk/i18n';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, RadioCards } from '@souk/ui';
import { Actions, Card, Column } from '../page/card.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { PushCard } from './push-card.tsx';
import { useText } from './texts/texts.ts';

/** Language, theme, push messages, interests and the newsletter (PRF-1, RTE-2). */
export default function SettingsPage() {
  const t = useText();
  const { preferences, session, module, navigate, canNavigate } = useShell();
  const theme = useReadable(preferences.theme);
  const { customer } = useReadable(session.state);
  const current = useReadable(module.current);
  const interestPath = current && inModule(ROUTES.interest, current.id);
  return (
    <Column>
      <RadioCards
        label={t('language')}
        name="language"
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        value={language()}
        onChange={(code) => void preferences.changeLanguage(code)}
      />
      <RadioCards
        label={t('theme')}
        name="theme"
        options={(['light', 'dark'] as const).map((value) => ({ value, label: t(value) }))}
        value={theme}
        onChange={(value) => preferences.setTheme(value === 'dark' ? 'dark' : 'light')}
      />
      <PushCard />
      {interestPath && canNavigate(interestPath) && (
        <Card title={t('interests')} text={t('interestsText')}>
          <Actions>
            <Button variant="secondary" onClick={() => navigate(interestPath)}>
              {t('choose')}
            </Button>
          </Actions>
        </Card>
      )}
      {/* Comes with the customer's details, and so below everything else. */}
      {customer && <NewsletterCard customer={customer} />}
    </Column>
  );
}
