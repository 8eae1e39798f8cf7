import { SkipLink } from '@souk/ui';
import type { Story } from '../story.ts';

/** Without the focus it is out of sight. */
const focusLink = (place: HTMLElement | null): void => place?.querySelector('a')?.focus();

export const skipLink: Story = {
  states: {
    focused: () => (
      <div ref={focusLink}>
        <SkipLink to="catalogue" />
      </div>
    ),
  },
};
