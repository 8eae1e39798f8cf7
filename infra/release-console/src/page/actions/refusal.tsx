import { CircleAlert } from '@souk/ui';
import { useEffect, useRef } from 'react';
import { Notice } from '../frame/notice.tsx';
import { RegistryError } from '../registry/registry-error.ts';
import { useText } from '../texts/texts.ts';
import { Findings } from './findings.tsx';
import { refusalCode } from './refusal-code.ts';

/** A refused action: a summary, the registry's message and the gate's findings. */
export function Refusal({ error }: { error: Error }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // It may be outside of the visible area, above the pressed button.
  useEffect(() => place.current?.focus(), [error]);
  const problem = error instanceof RegistryError ? error.problem : null;
  const unanswered = !(error instanceof RegistryError) || error.isDown;
  return (
    <Notice
      ref={place}
      tone="danger"
      role="alert"
      icon={<CircleAlert size={20} aria-hidden />}
      title={unanswered ? t('ask.unanswered') : t(`codes.${refusalCode(problem?.code)}`)}
    >
      {problem && !unanswered && !problem.findings?.length && (
        <p lang="en" dir="ltr">
          {problem.detail}
        </p>
      )}
      {problem?.findings && <Findings findings={problem.findings} />}
    </Notice>
  );
}
