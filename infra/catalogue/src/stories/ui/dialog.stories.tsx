import { Button, Dialog } from '@souk/ui';
import { useState } from 'react';
import type { Story } from '../story.ts';
import { longOf, type Words } from '../words.ts';

function Opened(words: Words) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.action}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        footer={<Button block>{words.title}</Button>}
      >
        {longOf(words).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    </>
  );
}

export const dialog: Story = {
  states: {
    open: (words) => <Opened {...words} />,
  },
};
