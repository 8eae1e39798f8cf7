import { Button, ShoppingCart } from '@souk/ui';
import type { Story } from '../story.ts';
import { longOf } from '../words.ts';

export const button: Story = {
  width: 320,
  states: {
    primary: ({ action }) => <Button>{action}</Button>,
    secondary: ({ action }) => <Button variant="secondary">{action}</Button>,
    'with an icon': ({ action }) => (
      <Button>
        <ShoppingCart size={18} aria-hidden />
        {action}
      </Button>
    ),
    loading: ({ action }) => <Button loading>{action}</Button>,
    disabled: ({ action }) => <Button disabled>{action}</Button>,
    'as wide as its place, long': (words) =>
      longOf(words).map((text) => (
        <Button key={text} block>
          {text}
        </Button>
      )),
    long: (words) => longOf(words).map((text) => <Button key={text}>{text}</Button>),
    'long with an icon': ({ word }) => (
      <Button>
        <ShoppingCart size={18} aria-hidden />
        {word}
      </Button>
    ),
  },
};
