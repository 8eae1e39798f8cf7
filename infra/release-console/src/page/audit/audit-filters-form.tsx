import { AUDIT_ACTIONS } from '@souk/contracts';
import { Button, SelectField, TextField, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { grantsQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { FILTERS, PERIODS } from './audit-filters.ts';
import type { AuditFilters, Period } from './audit-filters.ts';

const { space } = tokens;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(165px, 100%), 1fr));
  gap: ${space[3]} ${space[4]};
  align-items: start;

  > * {
    min-inline-size: 0;
  }
`;

const Words = styled.div`
  grid-column: 1 / -1;
  inline-size: min(480px, 100%);
`;

const Reset = styled.div`
  align-self: end;
`;

interface Props {
  filters: AuditFilters;
  onChange(filters: AuditFilters): void;
}

/** The filters of the audit log; each takes effect at once. */
export function AuditFiltersForm({ filters, onChange }: Props) {
  const t = useText();
  const { data: grants = [] } = useQuery(grantsQuery());
  const remotes = [...new Set([...grants.map(({ remote }) => remote), filters.remote])].filter(Boolean);
  const field = (name: (typeof FILTERS)[number]) => ({
    name,
    label: t(`audit.filter.${name}`),
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...filters, [name]: target.value } as AuditFilters), // Options are those of its type.
  });
  return (
    <Root role="search">
      <Words>
        <TextField {...field('search')} type="search" hint={t('audit.searchHint')} maxLength={200} />
      </Words>
      <TextField {...field('actor')} maxLength={80} autoComplete="off" />
      <SelectField {...field('remote')}>
        <option value="">{t('audit.filter.all')}</option>
        {remotes.sort().map((remote) => (
          <option key={remote}>{remote}</option>
        ))}
      </SelectField>
      <SelectField {...field('action')}>
        <option value="">{t('audit.filter.all')}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`did.${action}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('period')}>
        <option value="">{t('audit.filter.anyTime')}</option>
        {(Object.keys(PERIODS) as Period[]).map((period) => (
          <option key={period} value={period}>
            {t(`audit.periods.${period}`)}
          </option>
        ))}
        <option value="dates">{t('audit.periods.dates')}</option>
      </SelectField>
      {filters.period === 'dates' && (
        <>
          <TextField {...field('from')} type="date" max={filters.to || undefined} />
          <TextField {...field('to')} type="date" min={filters.from || undefined} />
        </>
      )}
      {FILTERS.some((name) => filters[name]) && (
        <Reset>
          <Button
            variant="ghost"
            onClick={() =>
              onChange({ search: '', actor: '', remote: '', action: '', period: '', from: '', to: '' })
            }
          >
            {t('audit.filter.reset')}
          </Button>
        </Reset>
      )}
    </Root>
  );
}
