import type { ClaimKind } from '@souk/contracts';
import { Button, Dialog, tokens } from '@souk/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { Refusal } from '../actions/refusal.tsx';
import { revokeGrant } from '../registry/changes.ts';
import { grantsQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';

const Feet = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[3]};
`;

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

interface Props {
  remote: string;
  kind: ClaimKind;
  name: string;
  onClose(): void;
}

/** Revokes one claim of a remote after confirmation. */
export function RevokeDialog({ remote, kind, name, onClose }: Props) {
  const t = useText();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeGrant(remote, { [kind]: [name] }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: grantsQuery().queryKey });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('grants.revokeTitle', { remote, name })}
      footer={
        <Feet>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('grants.revoke')}
          </Button>
        </Feet>
      }
    >
      <Body>
        <p>{t('grants.revokeText', { remote })}</p>
        {revoke.error && <Refusal error={revoke.error} />}
      </Body>
    </Dialog>
  );
}
