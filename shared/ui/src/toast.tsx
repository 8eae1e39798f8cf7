import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from './icons.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from './texts/texts.ts';
import { tokens } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

export interface ToastEntry {
  id: string;
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** Milliseconds; default 5000. */
  duration?: number;
  action?: { label: string; run(): void };
}

const { color, space } = tokens;

const DURATION = 5000;

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
const inks = { success: color.success, error: color.danger, warning: color.warning, info: color.info };

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  padding-inline: ${space[4]} ${space[2]};
  border-radius: ${tokens.radius.l};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow:
    0 0 0 1px ${color.line},
    ${tokens.shadow.l};
  pointer-events: auto; /* also while a dialog keeps the rest of the page from being pressed */
  animation: ${rise} ${tokens.motion.calm};

  > svg {
    flex: none;
  }
`;

const Text = styled.p`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space[1]};
  font: ${tokens.type.smallStrong};
  white-space: pre-line; /* an answer may hold several messages (API-6) */
`;

const Small = styled.button`
  flex: none;
  min-block-size: 36px;
  min-inline-size: 36px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${tokens.radius.round};
  color: ${color.accentStrong};
  font: ${tokens.type.smallStrong};

  &:hover {
    background: ${color.sunken};
  }
  > svg {
    margin-inline: auto;
    color: ${color.inkSoft};
  }
`;

/** One message: errors interrupt a screen reader, the others wait for it. Its time stands still under pointer or focus. */
export function Toast({ toast, onDismiss }: { toast: ToastEntry; onDismiss(): void }) {
  const t = useText();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const expire = useEffectEvent(onDismiss);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(expire, toast.duration ?? DURATION);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = icons[toast.kind];
  return (
    <Card
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={22} aria-hidden color={inks[toast.kind]} />
      <Text>
        <VisuallyHidden>{t(`toasts.kind.${toast.kind}`)}: </VisuallyHidden>
        <span>{toast.text}</span>
      </Text>
      {toast.action && (
        <Small
          type="button"
          onClick={() => {
            toast.action?.run();
            onDismiss();
          }}
        >
          {toast.action.label}
        </Small>
      )}
      <Small type="button" aria-label={t('toasts.dismiss')} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </Small>
    </Card>
  );
}
