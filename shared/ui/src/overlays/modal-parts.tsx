import { X } from '../icons.ts';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { insetFocusRing } from '../focus-ring.ts';
import { IconButton } from '../icon-button.tsx';
import { useText } from '../texts/texts.ts';
import { media, tokens } from '../tokens.ts';
import { visuallyHidden } from '../visually-hidden.ts';

const { color, space } = tokens;

/** What dialogs and drawers have in common: a column of head, scrolling body and foot on raised ground. */
export const panel = css`
  position: fixed;
  z-index: ${tokens.layer.overlay};
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow:
    0 0 0 1px ${color.line},
    ${tokens.shadow.l};
  overflow: hidden;

  &:focus {
    outline: none;
  }
  /* Head, body and foot scroll together. */
  ${media.low} {
    overflow-y: auto;
  }
`;

const Head = styled.header<{ $over: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]} ${space[2]} ${space[5]};
  padding-inline: ${space[5]} ${space[3]};
  ${({ $over }) =>
    $over &&
    css`
      position: absolute;
      z-index: ${tokens.layer.raised};
      inset-block-start: 0;
      inset-inline-end: 0;
      padding: ${space[3]};
    `}
`;

const Title = styled(Dialog.Title)<{ $hidden: boolean }>`
  font: ${tokens.type.title};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Body = styled.div<{ $flush: boolean }>`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${({ $flush }) => ($flush ? '0' : `${space[2]} ${space[5]} ${space[5]}`)};

  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
  ${insetFocusRing}
`;

const Foot = styled.footer`
  padding: ${space[4]} ${space[5]};
  padding-block-end: max(${space[4]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
`;

export interface ModalPartsProps {
  title: string;
  /** The title is read out but not seen; the body then begins at the upper edge, under the close button. */
  hideTitle?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
}

export function ModalParts({ title, hideTitle = false, footer, children }: ModalPartsProps) {
  const t = useText();
  return (
    <>
      <Head $over={hideTitle}>
        <Title $hidden={hideTitle}>{title}</Title>
        <Dialog.Close asChild>
          <IconButton
            label={t('close')}
            icon={<X size={20} aria-hidden />}
            variant={hideTitle ? 'raised' : 'plain'}
            size="s"
          />
        </Dialog.Close>
      </Head>
      <Body $flush={hideTitle}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
}
