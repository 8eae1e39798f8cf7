import styled from 'styled-components';
import { brandsQuery, errorCause, withShownError } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import { language } from '@souk/i18n';
import { Navigate, useQuery, useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { NeedsPlace, BrandCard } from '@souk/storefront';
import { ErrorState, media, SelectField, Skeleton, tokens } from '@souk/ui';
import { PageFrame } from '../page/page-frame.tsx';
import { useListHead } from '../page/use-list-head.ts';
import { useText } from '../texts/texts.ts';
import { BRAND_SORTS, readBrandSort, sortBrands } from './brand-sort.ts';

const EXPECTED = 9;

const Wall = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.from999} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.from1180} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Sort = styled.div`
  inline-size: min(100%, 240px);
`;

function AllBrands() {
  const t = useText();
  const module = useReadable(useShell().module.current);
  const { data, error, isError, refetch } = useQuery(withShownError(brandsQuery()));
  const [params, setParams] = useSearchParams();
  const sort = readBrandSort(params);
  const heading = t('brandList.heading');
  const head = useListHead(heading, (moduleId) => inModule(ROUTES.brands, moduleId));
  if (data?.length === 0)
    return <Navigate to={module ? inModule(ROUTES.home, module.id) : ROUTES.home} replace />;
  const sortBy = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'default') changed.delete('sort');
        else changed.set('sort', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <PageFrame
      heading={heading}
      head={head}
      busy={!data && !isError}
      aside={
        <Sort>
          <SelectField
            name="sort"
            label={t('brandList.sort')}
            hideLabel
            value={sort}
            onChange={({ target }) => sortBy(target.value)}
          >
            {BRAND_SORTS.map((option) => (
              <option key={option} value={option}>
                {t(`brandList.${option}`)}
              </option>
            ))}
          </SelectField>
        </Sort>
      }
    >
      {isError && !data ? (
        <ErrorState title={t('brandList.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      ) : (
        <Wall>
          {data
            ? sortBrands(data, sort, language()).map((brand) => <BrandCard key={brand.id} brand={brand} />)
            : Array.from({ length: EXPECTED }, (_, card) => <Skeleton key={card} height="96px" radius="l" />)}
        </Wall>
      )}
    </PageFrame>
  );
}

/** All brands of the module, in an order that the address says; without any, the home (PRO-12, PRO-13). */
export default function BrandsPage() {
  return (
    <NeedsPlace>
      <AllBrands />
    </NeedsPlace>
  );
}
