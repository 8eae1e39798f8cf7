import { WaitingOverlay } from '@souk/ui';
import { Opened } from '../opened.tsx';
import type { Story } from '../story.ts';

export const waitingOverlay: Story = {
  states: {
    failed: ({ name, action }) => (
      <Opened action={action}>
        {(open, close) => open && <WaitingOverlay title={name} failed onClose={close} />}
      </Opened>
    ),
    // The sweep waits until nothing loads.
    'waiting, by its button': ({ name, action }) => (
      <Opened action={action} closed>
        {(open, close) => open && <WaitingOverlay title={name} onClose={close} />}
      </Opened>
    ),
  },
};
