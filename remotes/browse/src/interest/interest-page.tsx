import { categoriesQuery, errorCause, withShownError } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import { Navigate, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { NeedsPlace, useCustomerFailure } from '@souk/storefront';
import { ErrorState } from '@souk/ui';
import { PageFrame } from '../page/page-frame.tsx';
import { useText } from '../texts/texts.ts';
import { InterestForm } from './interest-form.tsx';
import { InterestSkeleton } from './interest-skeleton.tsx';

/** More top categories than a module has, and as many as the server takes. */
const LIMIT = 50;

function Interests() {
  const t = useText();
  const { module, interests, navigate } = useShell();
  const current = useReadable(module.current);
  const byModule = useReadable(interests.byModule);
  const { data, error, isError, refetch } = useQuery(
    withShownError(categoriesQuery({ limit: LIMIT, offset: 1 })),
  );
  const noCategories = isError && !data ? { cause: errorCause(error), retry: () => void refetch() } : null;
  const failure = useCustomerFailure() ?? noCategories;
  if (failure)
    return <ErrorState title={t('categories.failed')} cause={failure.cause} onRetry={failure.retry} />;
  if (!data || !current || !byModule) return <InterestSkeleton />;
  const home = inModule(ROUTES.home, current.id);
  if (data.length === 0) return <Navigate to={home} replace />;
  return (
    <InterestForm
      key={current.id}
      moduleId={current.id}
      categories={data}
      chosen={byModule[current.id]}
      onDone={() => navigate(home, { replace: true })}
    />
  );
}

/** Where a customer says which categories of the module they are interested in, or skips it (MOD-4, MOD-9). */
export default function InterestPage() {
  const t = useText();
  return (
    <NeedsPlace>
      <PageFrame heading={t('interest.heading')} text={t('interest.text')}>
        <Interests />
      </PageFrame>
    </NeedsPlace>
  );
}
