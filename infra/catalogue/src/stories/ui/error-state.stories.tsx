import { ErrorState } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

const CAUSES = ['offline', 'unreachable', 'slow', 'server', 'refused'] as const;

export const errorState: Story = {
  states: {
    'without a cause': ({ name, sentence }) => <ErrorState title={name} text={sentence} onRetry={() => {}} />,
    ...Object.fromEntries(
      CAUSES.map((kind): [string, Story['states'][string]] => [
        kind,
        ({ name, sentence }) => (
          <ErrorState
            title={name}
            cause={{ kind, message: kind === 'refused' ? sentence : undefined }}
            onRetry={() => {}}
          />
        ),
      ]),
    ),
    long: (words) =>
      longOf(words).map((text) => <ErrorState key={text} title={text} text={text} onRetry={() => {}} />),
  },
};
