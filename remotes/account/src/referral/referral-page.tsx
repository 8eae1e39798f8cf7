import { customerQuery, errorCause, useConfig, withShownError } from '@souk/api-client';
import { useFormats, useQuery } from '@souk/remote-kit';
import { useCopy } from '@souk/storefront';
import { Button, Check, Copy, ErrorState, Share2, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { BalanceCard } from '../page/balance-card.tsx';
import { useText } from './texts/texts.ts';
import { useShareLink } from './use-share-link.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
const Heading = styled.h2`
  font: ${tokens.type.title};
`;
const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[5]};
  list-style: decimal;
  font: ${tokens.type.body};
`;

/** The customer's referral code, how to share it, and what it brings (WAL-9). */
export default function ReferralPage() {
  const t = useText();
  const { money } = useFormats();
  const { data: config } = useConfig();
  const customer = useQuery(withShownError(customerQuery()));
  const { copied, copy } = useCopy('a referral code');
  const code = customer.data?.ref_code;
  const amount = config ? money(config.referral_reward) : '';
  const share = useShareLink();
  if (code === undefined && customer.error)
    return (
      <ErrorState
        title={t('failed')}
        cause={errorCause(customer.error)}
        onRetry={() => void customer.refetch()}
      />
    );
  return (
    <>
      <BalanceCard
        id="referral-code"
        label={t('code')}
        action={
          code !== '' && (
            <Actions>
              <Button variant="secondary" disabled={code === undefined} onClick={() => void copy(code ?? '')}>
                {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
                {t(copied ? 'copied' : 'copy')}
              </Button>
              <Button
                disabled={code === undefined}
                onClick={() =>
                  void share(code ?? '', {
                    title: t('shareTitle', { name: config?.business_name ?? '' }),
                    text: t('shareText', { code: code ?? '', amount }),
                  })
                }
              >
                <Share2 size={18} aria-hidden />
                {t('share')}
              </Button>
            </Actions>
          )
        }
      >
        {code === undefined ? <Skeleton height="36px" width="160px" /> : <bdi>{code}</bdi>}
      </BalanceCard>
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
      <Heading>{t('how')}</Heading>
      <Steps>
        <li>{t('steps.share')}</li>
        <li>{t('steps.signUp')}</li>
        <li>{t('steps.reward', { amount })}</li>
      </Steps>
    </>
  );
}
