import { Button, Drawer } from '@souk/ui';
import { Opened } from '../opened.tsx';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const drawer: Story = {
  states: {
    open: (words) => (
      <Opened action={words.action}>
        {(open, close) => (
          <Drawer
            open={open}
            onClose={close}
            title={words.title}
            width={420}
            footer={<Button block>{words.title}</Button>}
          >
            {longOf(words).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Drawer>
        )}
      </Opened>
    ),
    'short, by its button': ({ name, action, sentence }) => (
      <Opened action={action} closed>
        {(open, close) => (
          <Drawer open={open} onClose={close} title={name} width={420}>
            {sentence}
          </Drawer>
        )}
      </Opened>
    ),
  },
};
