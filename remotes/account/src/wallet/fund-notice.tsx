import { useEffect } from 'react';
import { latestFundQuery, scopedKey } from '@souk/api-client';
import type { FundAttempt } from '@souk/contracts';
import { useFormats, useQuery, useQueryClient, useSearchParams } from '@souk/remote-kit';
import { CircleAlert, CircleCheck, Clock, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

/** How often the server is asked whether the provider has confirmed a payment. */
const POLL_MS = 3000;
/** A provider that needs longer is followed by a reload. */
const MAX_POLLS = 40;

const { color, space } = tokens;

const Notice = styled.div<{ $status: FundAttempt['status'] }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  font: ${tokens.type.small};
  background: ${({ $status }) => ($status === 'added' ? color.successSoft : color.sunken)};
  color: ${({ $status }) => ($status === 'added' ? color.success : color.ink)};

  svg {
    flex-shrink: 0;
  }
`;

const ICONS = { waiting: Clock, added: CircleCheck, failed: CircleAlert, returned: CircleAlert };

/** Back from the provider: what became of the payment, as the server knows it and whatever the address says (WAL-9). */
export function FundNotice() {
  const [params] = useSearchParams();
  return params.has('flag') ? <LatestFund /> : null;
}

function LatestFund() {
  const t = useText();
  const { money } = useFormats();
  const client = useQueryClient();
  const { data } = useQuery({
    ...latestFundQuery(),
    refetchInterval: ({ state }) =>
      state.data?.fund?.status === 'waiting' && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  });
  const fund = data?.fund;
  const status = fund?.status;
  useEffect(() => {
    if (status !== 'added') return;
    void client.invalidateQueries({ queryKey: scopedKey('customer', {}, ['customer', 'language']) });
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === 'walletTransactions/pages',
    });
  }, [client, status]);
  const Icon = status && ICONS[status];
  return (
    <div role="status">
      {fund && Icon && (
        <Notice $status={fund.status}>
          <Icon size={20} aria-hidden />
          {t(`fund.${fund.status}`, { amount: money(fund.amount) })}
        </Notice>
      )}
    </div>
  );
}
