import { useRef } from 'react';
import { Button, Dialog, PasswordField, tokens, useFocusFirstError } from '@souk/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { Preferences } from '../frame/preferences-buttons.tsx';
import { fetchMe, meQuery } from '../registry/queries.ts';
import { isDown } from '../registry/registry-error.ts';
import { useTitle } from '../frame/use-title.ts';
import { useText } from '../texts/texts.ts';
import { signIn, signOut } from './session.ts';

const { space, color } = tokens;

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvb;
  padding: ${space.gutter};
`;

const Card = styled.div`
  display: grid;
  gap: ${space[5]};
  inline-size: min(440px, 100%);
  padding: ${space[8]} ${space[6]};
  border-radius: ${tokens.radius.xl};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${color.line},
    ${tokens.shadow.m};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

/** Asks for a token, and stores it once the registry accepts it. */
function SignInForm() {
  const t = useText();
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: fetchMe,
    onSuccess: (me, used) => {
      signIn(used);
      client.setQueryData(meQuery().queryKey, me);
      void client.invalidateQueries();
    },
  });
  const failed = attempt.error && (isDown(attempt.error) ? t('signIn.down') : t('signIn.wrong'));
  const form = useFormik({
    initialValues: { token: '' },
    validate: ({ token }) => (token.trim() === '' ? { token: t('signIn.missing') } : {}),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ token }) => attempt.mutate(token.trim()),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  return (
    <Form ref={element} noValidate onSubmit={form.handleSubmit}>
      <PasswordField
        {...form.getFieldProps('token')}
        label={t('signIn.token')}
        hint={t('signIn.hint')}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        autoFocus
        error={form.errors.token ?? failed ?? undefined}
      />
      <Button type="submit" size="l" block loading={attempt.isPending}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}

export function SignInPage() {
  const t = useText();
  useTitle(t('signIn.title'));
  return (
    <Page>
      <Card>
        <Top>
          <span>{t('name')}</span>
          <Preferences />
        </Top>
        <h1>{t('signIn.title')}</h1>
        <Text>{t('signIn.text')}</Text>
        <SignInForm />
      </Card>
    </Page>
  );
}

/** Shown over a page whose token has expired; input on the page stays. */
export function SignInDialog() {
  const t = useText();
  return (
    <Dialog
      open
      // A click outside must not discard the input behind it.
      onClose={() => undefined}
      width="product"
      title={t('signIn.expiredTitle')}
      footer={
        <Button variant="ghost" size="s" onClick={signOut}>
          {t('nav.signOut')}
        </Button>
      }
    >
      <Text>{t('signIn.expiredText')}</Text>
      <SignInForm />
    </Dialog>
  );
}
