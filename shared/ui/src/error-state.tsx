import { CloudAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useText } from './texts/texts.ts';

export interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?(): void;
}

/** What stands where something failed, announced, with a button to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert size={40} strokeWidth={1.6} />}
        title={title}
        text={text}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <RotateCw size={18} aria-hidden />
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
