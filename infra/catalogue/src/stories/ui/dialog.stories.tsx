import { Button, Dialog } from '@souk/ui';
import { Opened } from '../opened.tsx';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const dialog: Story = {
  states: {
    open: (words) => (
      <Opened action={words.action}>
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            title={words.title}
            footer={<Button block>{words.title}</Button>}
          >
            {longOf(words).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Dialog>
        )}
      </Opened>
    ),
  },
};
