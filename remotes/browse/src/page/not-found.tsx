import { inModule, ROUTES } from '@souk/contracts';
import { usePageHead, useReadable, useShell } from '@souk/remote-kit';
import { EmptyState } from '@souk/ui';
import { ActionLink } from './action-link.ts';
import { useText } from '../texts/texts.ts';

interface Props {
  heading: string;
  text: string;
}

/** Shown where an address names nothing that exists (RTE-3). */
export function NotFound({ heading, text }: Props) {
  const t = useText();
  const { module } = useShell();
  const current = useReadable(module.current);
  // As a 404 would.
  usePageHead({ title: heading, listed: false });
  return (
    <EmptyState
      wholePage
      title={heading}
      text={text}
      action={
        <ActionLink to={current ? inModule(ROUTES.home, current.id) : ROUTES.home}>
          {t('notFound.home')}
        </ActionLink>
      }
    />
  );
}
