import { Button, Heart, IconButton, Menu, MenuIcon } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

const item = (label: string) => ({ id: label, label, onSelect() {} });

export const menu: Story = {
  states: {
    'of actions': ({ name, action, sentence }) => (
      <div>
        <Menu
          trigger={<Button>{action}</Button>}
          label={action}
          items={[{ ...item(name), icon: <Heart size={18} aria-hidden /> }, item(sentence)]}
        />
      </div>
    ),
    'of one choice': ({ name, action, sentence }) => (
      <div>
        <Menu
          trigger={<IconButton label={action} icon={<MenuIcon aria-hidden />} />}
          label={action}
          items={[
            { ...item(name), selected: true },
            { ...item(sentence), selected: false },
          ]}
        />
      </div>
    ),
    long: (words) => (
      <div>
        <Menu
          trigger={<Button>{words.title}</Button>}
          label={words.title}
          items={longOf(words).map((text) => item(text))}
        />
      </div>
    ),
  },
};
